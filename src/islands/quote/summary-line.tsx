import { formatMoneyWithCode } from '../../domain/money/money.ts';
import type { QuoteLine } from '../../domain/quote/lines.ts';
import { nonBreaking } from '../../domain/text/non-breaking.ts';
import { StatusIcon } from '../shared/status-icon.tsx';

interface Props {
  readonly line: QuoteLine;
  readonly onRemove: (line: QuoteLine) => void;
}

export function SummaryLine({ line, onRemove }: Props) {
  const { name, price, quantity, total, unitWords } = line;
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 grow">
        <p className="text-small font-bold">{name}</p>
        <p className="tabular text-small text-slate">
          {`${quantity} × ${nonBreaking(formatMoneyWithCode(price))} ${unitWords}`.trimEnd()}
        </p>
      </div>
      <p className="tabular text-small font-bold whitespace-nowrap">{formatMoneyWithCode(total)}</p>
      <button
        type="button"
        className="print-hidden -mt-1 grid size-8 shrink-0 cursor-pointer place-items-center text-slate hover:text-error"
        aria-label={`Remove ${name}`}
        onClick={() => {
          onRemove(line);
        }}
      >
        <StatusIcon kind="close" className="size-4" />
      </button>
    </li>
  );
}
