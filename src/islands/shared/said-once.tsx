import { useEffect, useState } from 'react';
import { LOADED_MS } from '../../stores/toasts.ts';

/** Long enough for any screen reader to have taken the words, in milliseconds. */
const TAKEN_MS = 3000;

/**
 * Announces what stands beside it, once the screen reader is done with the page that has just loaded; then it is empty
 * again, so that nobody reads the words twice.
 */
export function SaidOnce({ words }: { words: string }) {
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
