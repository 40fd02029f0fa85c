import { formatMoney } from '@site/rules/money/money';
import { formatServiceCount, computeQuoteTotal, type QuoteLine } from '#logic/quote/lines.ts';
import { markQuoteAsOwn, replaceOwnQuote } from '#stores/quote.ts';
import { CATALOGUE_HEADING_ID, goToHeading, SUMMARY_HEADING_ID } from './headings.ts';

/**
 * Moves to the list of services with the quote in `$quote`, which from then on is the visitor's own and can
 * be changed. A shared quote that conflicts with it is dropped.
 */
export function editServices() {
  markQuoteAsOwn();
  goToHeading(CATALOGUE_HEADING_ID);
}

/**
 * Asks which of two quotes the visitor wants to keep. The pressed button disappears, so the focus moves to a
 * heading.
 */
export const QuoteConflict = ({ lines }: { lines: readonly QuoteLine[] }) => (
  <>
    <p className="text-small">
      {`You have a quote of your own here: ${formatServiceCount(lines)}, ${formatMoney(computeQuoteTotal(lines))}.`}
    </p>
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          replaceOwnQuote();
          goToHeading(SUMMARY_HEADING_ID);
        }}
      >
        Replace mine
      </button>
      <button type="button" className="button-quiet" onClick={editServices}>
        Keep mine
      </button>
    </div>
  </>
);
