import { useEffect, useState, type ReactNode } from 'react';
import { LOADED_MS } from '../../stores/toasts.ts';

/** Long enough for any screen reader to have taken the words, in milliseconds. */
const TAKEN_MS = 3000;

interface Props {
  readonly words: string;
  readonly children: ReactNode;
}

/**
 * A notice that comes up by itself. Its words are announced once the screen reader is done with the page that has just
 * loaded, in a place that is empty again afterwards, so that they are not read twice.
 */
export function Notice({ words, children }: Props) {
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
    <div className="notice">
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      {children}
    </div>
  );
}

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
