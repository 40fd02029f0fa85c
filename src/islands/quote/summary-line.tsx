import { formatMoney } from '../../domain/money/money.ts';
import type { QuoteLine } from '../../domain/quote/lines.ts';
import { StatusIcon } from '../shared/status-icon.tsx';

interface Props {
  readonly line: QuoteLine;
  readonly onRemove: (id: string) => void;
}

export const SummaryLine = ({ line: { id, name, price, quantity, total, unitWords }, onRemove }: Props) => (
  <li className="flex items-start gap-2 py-3">
    <div className="min-w-0 grow">
      <p className="text-small font-bold">{name}</p>
      <p className="tabular text-small text-slate">
        {`${quantity} × ${formatMoney(price)} ${unitWords}`.trimEnd()}
      </p>
    </div>
    <p className="tabular text-small font-bold whitespace-nowrap">{formatMoney(total)}</p>
    <button
      type="button"
      className="print-hidden -mt-1 grid size-8 shrink-0 cursor-pointer place-items-center text-slate hover:text-error"
      aria-label={`Remove ${name}`}
      onClick={() => {
        onRemove(id);
      }}
    >
      <StatusIcon kind="close" className="size-4" />
    </button>
  </li>
);
