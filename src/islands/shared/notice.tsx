import { useEffect, useState, type ReactNode } from 'react';
import { LOADED_MS } from '../../stores/toasts.ts';

/** Long enough for any screen reader to have taken the words, in milliseconds. */
const TAKEN_MS = 3000;

/**
 * Announces words once the screen reader is done with the page that has just loaded; then it is empty again, so that
 * they are not read twice.
 */
function SaidOnce({ words }: { readonly words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const coming = setTimeout(setSaid, LOADED_MS, words);
    const going = setTimeout(setSaid, LOADED_MS + TAKEN_MS, '');
    return () => {
      clearTimeout(coming);
      clearTimeout(going);
    };
  }, [words]);
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
}

/** A notice that comes up by itself; `words` is what it says to the ear. */
export const Notice = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => (
  <div className="notice">
    <SaidOnce words={words} />
    {children}
  </div>
);

const CHANGED = 'Your quote has changed';

export const QuoteChanges = ({ changes }: { readonly changes: readonly string[] }) =>
  changes.length > 0 && (
    <Notice words={`${CHANGED}. ${changes.join(' ')}`}>
      <p className="font-bold">{CHANGED}</p>
      <ul className="mt-1">
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
