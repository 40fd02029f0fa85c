import { cartItemName } from '../../domain/checkout/order.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { quoteTotals, type QuoteLine } from '../../domain/quote/lines.ts';
import { paths } from '../../site/paths.ts';
import { Amounts } from '../shared/amounts.tsx';
import { StatusIcon } from '../shared/status-icon.tsx';

/** The second text is for the ear, where a synthesizer would misread the first. */
export type Assurance = readonly [written: string, spoken?: string];

interface Props {
  readonly lines: readonly QuoteLine[];
  readonly assurances: readonly Assurance[];
  readonly rate: number | undefined;
}

export function OrderSummary({ lines, assurances, rate }: Props) {
  const { total } = quoteTotals(lines);
  return (
    <aside className="beside">
      <div className="slip">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2">
          <h2 className="text-h3" id="order-heading">
            Order Summary
          </h2>
          <a className="py-1 text-label link" href={paths.quote}>
            Change order
          </a>
        </div>
        {/* It scrolls where the window is low, and holds nothing else that a keyboard could scroll it by. */}
        <ul className="slip-lines" tabIndex={lines.length > 1 ? 0 : undefined} aria-label="Services">
          {lines.map((line) => (
            <li key={line.id} className="flex flex-wrap gap-x-4 py-3">
              <p className="min-w-0 flex-1 text-small font-bold wrap-anywhere">{cartItemName(line)}</p>
              <p className="order-last mt-0.5 basis-full text-label wrap-anywhere text-slate">
                {line.description}
              </p>
              <p className="tabular text-right text-small font-bold whitespace-nowrap">
                <span>{formatMoney(line.total)}</span>
                {line.billing === 'monthly' && (
                  <span className="block text-label font-normal text-slate">first month</span>
                )}
              </p>
            </li>
          ))}
        </ul>
        <Amounts
          rows={[
            ['Subtotal', formatMoney(total)],
            ['Tax', 'Calculated at payment'],
          ]}
          total={total}
          rate={rate}
        />
        <ul className="mt-5 grid gap-1.5 border-t border-rule pt-4 text-label">
          {assurances.map(([written, spoken]) => (
            <li key={written} className="flex gap-2.5">
              <StatusIcon kind="check" className="size-5 text-success" />
              {spoken && (
                <span className="sr-only" data-spoken="">
                  {spoken}
                </span>
              )}
              <span aria-hidden={spoken ? true : undefined}>{written}</span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
