import { useState } from 'react';
import { cartItemName, cartItemNote } from '../../domain/checkout/order.ts';
import { formatAmount, formatMoney } from '../../domain/money/money.ts';
import { countServices, quoteTotals, type QuoteLine } from '../../domain/quote/lines.ts';
import { paths } from '../../site/paths.ts';
import { Amounts } from '../shared/amounts.tsx';
import { Slip, SlipLine, StampPlace } from '../shared/slip.tsx';
import { StatusIcon } from '../shared/status-icon.tsx';

/** The second text is for the ear, where a synthesizer would misread the first. */
export type Assurance = readonly [written: string, spoken?: string];

interface Props {
  readonly lines: readonly QuoteLine[];
  readonly assurances: readonly Assurance[];
  readonly rate: number | undefined;
}

/** On a phone it is before the form, and folded: its total is enough to go on with. */
export function OrderSummary({ lines, assurances, rate }: Props) {
  const { total } = quoteTotals(lines);
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className="beside">
      <Slip>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-dense">Order Summary</h2>
          <a className="py-1 text-label link" href={paths.quote}>
            Change order
          </a>
        </div>
        <button
          type="button"
          className="slip-row slip-fold"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <span>{lines.length > 0 ? countServices(lines) : 'Your order'}</span>{' '}
          <span className="whitespace-nowrap">{lines.length > 0 && formatMoney(total)}</span>
        </button>
        <div>
          <ul aria-label="Services">
            {lines.map((line) => (
              <SlipLine
                key={line.id}
                name={cartItemName(line)}
                amount={formatAmount(line.total, total)}
                note={cartItemNote(line)}
              />
            ))}
          </ul>
          <Amounts
            rows={[
              ['Subtotal', formatAmount(total)],
              [
                'Tax',
                import.meta.env.ORDERS_BY_MESSAGE === undefined
                  ? 'Calculated at payment'
                  : 'On the proforma invoice',
              ],
            ]}
            total={total}
            rate={rate}
          />
          <StampPlace />
          <ul className="mt-4 grid gap-1.5 text-label">
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
      </Slip>
    </aside>
  );
}
