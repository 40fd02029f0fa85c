import { useStore } from '@nanostores/react';
import { $changes, $isQuoteStored } from '#stores/quote.ts';
import { QuoteChanges } from '../shared/quote-changes.tsx';

/** Says what has changed in a restored or shared quote, and whether the browser refuses to store it. */
export function Notices() {
  const changes = useStore($changes);
  const isStored = useStore($isQuoteStored);
  return (
    <div className="grid gap-4 not-empty:mb-6" aria-live="polite">
      <QuoteChanges changes={changes} />
      {!isStored && (
        <p className="notice">
          Your browser does not let this page save anything, so your quote is lost when you close or reload
          it.
        </p>
      )}
    </div>
  );
}
