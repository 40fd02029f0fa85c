import { formatMoney } from '@site/rules/money/money';
import { countServices, quoteTotal, type QuoteLine } from '../../logic/quote/lines.ts';
import type { CheckedSelection } from '../../logic/quote/selection.ts';
import { acceptSharedQuote, declineSharedQuote } from '../../stores/quote.ts';
import { clearAddress } from './address.ts';
import { CATALOGUE_HEADING_ID, goToHeading, SUMMARY_HEADING_ID } from './headings.ts';

interface Props {
  lines: readonly QuoteLine[];
  /** The quote that was sent. */
  offered: CheckedSelection;
}

/** Asks which of two quotes stays. The buttons disappear with the answer, so a heading takes the focus. */
export const OwnQuote = ({ lines, offered }: Props) => (
  <>
    <p className="text-small">{`You have a quote of your own here: ${countServices(lines)}, ${formatMoney(quoteTotal(lines))}.`}</p>
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className="button-main"
        onClick={() => {
          acceptSharedQuote(offered);
          goToHeading(SUMMARY_HEADING_ID);
        }}
      >
        Replace mine
      </button>
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          declineSharedQuote();
          clearAddress();
          goToHeading(CATALOGUE_HEADING_ID);
        }}
      >
        Keep mine
      </button>
    </div>
  </>
);
