"""Orca as Debian has it, but that its words are printed, a line each, and go to no synthesiser.

Started by tests/heard/session.ts. The only argument is an empty folder for Orca's own files.
"""

import sys

from orca import orca, speech


def tell(kind, words=''):
    print(kind, ' '.join(str(words).split()), sep='\t', flush=True)


speech.init = lambda: None
speech._speak = lambda text, acss, interrupt: tell('says', text)
speech.speakCharacter = lambda character, acss=None: tell('says', character)
speech.stop = lambda: tell('stops')

# Braille hangs where there is no display for it.
silent = {'enableBraille': False, 'enableSound': False, 'enableKeyEcho': False, 'sayAllOnLoad': False}
orca.getSettingsManager().activate(sys.argv[1], silent)
sys.exit(orca.main())
