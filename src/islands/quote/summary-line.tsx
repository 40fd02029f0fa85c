import { formatMoney } from '../../domain/money/money.ts';
import type { QuoteLine } from '../../domain/quote/lines.ts';
import { nonBreaking } from '../../domain/text/non-breaking.ts';
import { StatusIcon } from '../shared/status-icon.tsx';

interface Props {
  readonly line: QuoteLine;
  readonly onRemove: (line: QuoteLine) => void;
}

export function SummaryLine({ line, onRemove }: Props) {
  const { name, description, price, quantity, total, unitWords } = line;
  return (
    <li className="relative py-3 text-small">
      <p className="pr-10 font-bold wrap-anywhere" data-print={description}>
        {name}
      </p>
      <p className="tabular flex flex-wrap items-baseline gap-x-3">
        <span className="grow basis-32 text-slate">
          {`${quantity} × ${nonBreaking(formatMoney(price))} ${unitWords}`.trimEnd()}
        </span>
        <span className="ml-auto font-bold whitespace-nowrap">{formatMoney(total)}</span>
      </p>
      <button
        type="button"
        className="print-hidden absolute top-2 -right-2 grid size-8 cursor-pointer place-items-center text-slate hover:text-error"
        aria-label={`Remove ${name}`}
        onClick={({ detail }) => {
          // The second press of a double one would meet the next line, which has moved up.
          if (detail < 2) onRemove(line);
        }}
      >
        <StatusIcon kind="close" className="size-4" />
      </button>
    </li>
  );
}
