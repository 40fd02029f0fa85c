/**
 * After a save, shows where the edit waits, and which mistakes must be corrected before it can be published.
 */
import { describeMistakesElsewhere } from './mistakes.ts';
import { showNotice } from './notice.ts';
import words from './words.json' with { type: 'json' };

const { savedText, linkText, mistakesIntroduction } = words.saved;

export function showSaveNotice() {
  const anchor = Object.assign(document.createElement('a'), {
    href: EDITOR.savedEditsUrl,
    target: '_blank',
    textContent: linkText,
  });
  const mistakes = describeMistakesElsewhere();
  const introduction = mistakesIntroduction.replace('%s', String(mistakes.length));
  showNotice(
    `${savedText} `,
    anchor,
    mistakes.length > 0 ? ['', introduction, ...mistakes].join('\n\n') : '',
  );
}
