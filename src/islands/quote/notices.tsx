import { useStore } from '@nanostores/react';
import { describeChanges } from '#logic/quote/changes.ts';
import { $changes, $isQuoteStored, $conflictingQuote } from '#stores/quote.ts';
import { QuoteChanges } from '../shared/quote-changes.tsx';

/** Says what has changed in the quote that is shown, and warns if the browser cannot store the quote. */
export function Notices() {
  const changes = useStore($changes);
  const conflictingQuote = useStore($conflictingQuote);
  const isStored = useStore($isQuoteStored);
  return (
    <div className="grid gap-4 not-empty:mb-6" aria-live="polite">
      <QuoteChanges changes={conflictingQuote ? describeChanges(conflictingQuote.changes) : changes} />
      {!isStored && (
        <p className="notice">
          Your browser does not let this page save anything, so your quote is lost when you close or reload
          it.
        </p>
      )}
    </div>
  );
}
