import { useState } from 'react';
import { cartItemName } from '@site/rules/checkout/order';
import { cartItemNote } from '../../logic/checkout/order-record.ts';
import { formatAmount, formatMoney } from '@site/rules/money/money';
import { countServices, quoteTotals, type QuoteLine } from '../../logic/quote/lines.ts';
import { paths } from '@site/rules/addresses/paths';
import { Amounts } from '../shared/amounts.tsx';
import { NO_NUMBER, Slip, SlipLine, StampPlace } from '../shared/slip.tsx';
import { StatusIcon } from '../shared/status-icon.tsx';

/** The second text is for screen readers, if they would misread the first. */
export type Assurance = readonly [written: string, spoken?: string];

interface Props {
  lines: readonly QuoteLine[];
  assurances: readonly Assurance[];
  rate: number | undefined;
}

/** Folds to its total on a phone, where it is above the form. */
export function OrderSummary({ lines, assurances, rate }: Props) {
  const { total } = quoteTotals(lines);
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className="beside">
      <Slip number={NO_NUMBER}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="mb-1 text-dense">Order Summary</h2>
          <a className="link py-1 text-label" href={paths.quote}>
            Change order
          </a>
        </div>
        <button
          type="button"
          className="slip-row slip-fold cursor-pointer py-2.5 lg:hidden print:hidden"
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
                note={`${cartItemNote(line)} ${line.excludes ?? ''}`.trimEnd()}
              />
            ))}
          </ul>
          <Amounts
            rows={[
              ['Subtotal', formatAmount(total)],
              ['Tax', 'Calculated at payment'],
            ]}
            total={total}
            rate={rate}
          />
          <StampPlace className="mt-4" />
          <ul className="mt-4 grid gap-1.5 text-label">
            {assurances.map(([written, spoken]) => (
              <li key={written} className="flex gap-2.5">
                <StatusIcon kind="check" className="size-5 text-success" />
                {spoken && (
                  <span className="sr-only" data-spoken="">
                    {`${spoken} `}
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
