import { useStore } from '@nanostores/react';
import { describeDifferences } from '#logic/quote/differences.ts';
import { $differenceMessages, $isQuoteStored, $conflictingQuote } from '#stores/quote.ts';
import { QuoteDifferences } from '../shared/quote-differences.tsx';

/**
 * Says how the quote that is shown differs from the saved or shared quote, and warns if the browser cannot
 * store the quote.
 */
export function Notices() {
  const differenceMessages = useStore($differenceMessages);
  const conflictingQuote = useStore($conflictingQuote);
  const isStored = useStore($isQuoteStored);
  return (
    <div className="grid gap-4 not-empty:mb-6" aria-live="polite">
      <QuoteDifferences
        differences={
          conflictingQuote ? describeDifferences(conflictingQuote.differences) : differenceMessages
        }
      />
      {!isStored && (
        <p className="notice">
          Your browser does not let this page save anything, so your quote is lost when you close or reload
          it.
        </p>
      )}
    </div>
  );
}
