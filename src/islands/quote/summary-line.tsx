import { formatAmount, type Money } from '@site/rules/money/money';
import type { QuoteLine } from '@site/rules/quote/lines';
import { SlipLine } from '../shared/slip.tsx';
import { StatusIcon } from '../shared/status-icon.tsx';

interface Props {
  readonly line: QuoteLine;
  readonly total: Money;
  readonly onRemove: (line: QuoteLine, byPointer: boolean) => void;
}

/** How many of what, where it is more than one piece that is paid once. */
const noteOf = ({ price, quantity, unitWords, billing }: QuoteLine) =>
  [
    ...(quantity > 1 ? [`${quantity} × ${formatAmount(price)} ${unitWords}`.trimEnd()] : [unitWords]),
    ...(billing === 'monthly' ? ['first month'] : []),
  ].join(', ');

export const SummaryLine = ({ line, total, onRemove }: Props) => (
  <SlipLine
    name={line.name}
    amount={formatAmount(line.total, total)}
    note={noteOf(line)}
    onPaper={`${line.description} ${line.excludes ?? ''}`}
  >
    {/* In the margin, so that all figures end in one line. */}
    <button
      type="button"
      className="print-hidden absolute top-0.5 -right-slip grid h-8 w-slip min-w-6 cursor-pointer place-items-center text-slate hover:text-error"
      aria-label={`Remove ${line.name}`}
      onClick={({ detail }) => {
        // The second press of a double one would meet the next line, which has moved up.
        if (detail < 2) onRemove(line, detail > 0);
      }}
    >
      <StatusIcon kind="close" className="size-4" />
    </button>
  </SlipLine>
);
