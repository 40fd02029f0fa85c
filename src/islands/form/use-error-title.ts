import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** Puts 'Error:' before the page's title while the form is refused, for it is the first thing a screen reader says. */
export function useErrorTitle(failed: boolean): void {
  useEffect(() => {
    const plain = document.title.replace(PREFIX, '');
    document.title = failed ? PREFIX + plain : plain;
  }, [failed]);
}
