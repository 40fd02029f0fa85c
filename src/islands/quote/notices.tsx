import { useStore } from '@nanostores/react';
import {
  $changes,
  $offered,
  $persistent,
  acceptSharedQuote,
  declineSharedQuote,
} from '../../stores/quote.ts';
import { countServices } from './bottom-bar.tsx';
import { CATALOGUE_HEADING_ID } from './catalogue-list.tsx';
import { QuoteChanges } from './quote-changes.tsx';

export function Notices() {
  const changes = useStore($changes, { ssr: 'initial' });
  const persistent = useStore($persistent, { ssr: 'initial' });
  const offered = useStore($offered, { ssr: 'initial' });
  /** The answer takes its buttons away, so the list that it was about takes the focus. */
  const answer = (settle: () => void) => () => {
    settle();
    document.getElementById(CATALOGUE_HEADING_ID)?.focus();
  };
  return (
    <div aria-live="polite" className="grid gap-4 not-empty:mb-8">
      {offered && (
        <div className="notice">
          <p>
            {`The link you opened carries a quote of ${countServices(offered.selection.size)}. You have one here already.`}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <button
              type="button"
              className="button-main"
              onClick={answer(() => {
                acceptSharedQuote(offered);
              })}
            >
              Replace mine
            </button>
            <button type="button" className="button-quiet" onClick={answer(declineSharedQuote)}>
              Keep mine
            </button>
          </div>
        </div>
      )}
      <QuoteChanges changes={changes} />
      {!persistent && (
        <p className="notice">
          Your browser does not let this page keep anything, so the quote is gone once you close or reload it.
        </p>
      )}
    </div>
  );
}
