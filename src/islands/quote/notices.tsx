import { useStore } from '@nanostores/react';
import type { Catalogue } from '@site/rules/quote/catalogue';
import { countAndTotal, quoteLines } from '../../logic/quote/lines.ts';
import type { CheckedSelection } from '../../logic/quote/selection.ts';
import {
  $changes,
  $offered,
  $persistent,
  acceptSharedQuote,
  declineSharedQuote,
} from '../../stores/quote.ts';
import { QuoteChanges } from '../shared/quote-changes.tsx';
import { CATALOGUE_HEADING_ID } from './catalogue-list.tsx';

interface OfferProps {
  offered: CheckedSelection;
  catalogue: Catalogue;
}

function Offer({ offered, catalogue }: OfferProps) {
  const words = countAndTotal(quoteLines(offered.selection, { kind: 'empty' }, catalogue));
  /** The buttons disappear with the answer, so the list takes the focus. */
  const answer = (settle: () => void) => () => {
    document.getElementById(CATALOGUE_HEADING_ID)?.focus();
    settle();
  };
  return (
    <div className="notice">
      <p>{`The link you opened carries a quote of ${words}. You have one here already.`}</p>
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
  );
}

/** Notices that appear by themselves. */
export function Notices({ catalogue }: { catalogue: Catalogue }) {
  const changes = useStore($changes);
  const persistent = useStore($persistent);
  const offered = useStore($offered);
  return (
    <div className="grid gap-4 not-empty:mb-8" aria-live="polite">
      {offered && <Offer offered={offered} catalogue={catalogue} />}
      <QuoteChanges changes={changes} />
      {!persistent && (
        <p className="notice">
          Your browser does not let this page save anything, so your quote is lost when you close or reload
          it.
        </p>
      )}
    </div>
  );
}
