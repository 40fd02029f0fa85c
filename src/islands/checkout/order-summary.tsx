import { type ReactNode, useState } from 'react';
import { formatCartItemName } from '@site/rules/checkout/order';
import { formatItemNote } from '#logic/checkout/order-record.ts';
import { formatAmount, formatMoney } from '@site/rules/money/money';
import { formatServiceCount, computeQuoteTotal, type QuoteLine } from '#logic/quote/lines.ts';
import { paths } from '@site/rules/urls/paths';
import { Amounts } from '../shared/amounts.tsx';
import { SlipLine } from '../shared/slip-line.tsx';
import { OtherPayment, type OtherPaymentTexts } from './other-payment.tsx';

export interface OrderSummaryProps {
  /** Reasons to trust the checkout. The page fills this slot. */
  assurances?: ReactNode;
  /** Says what the prices include, and at which rate shillings are shown. */
  footnote: string;
  /** Missing if the owner has set no rate. */
  shillingsPerDollar: number | undefined;
  otherPayment?: OtherPaymentTexts | undefined;
}

/** Shows the order beside the form. On a phone it is above the form, and a button collapses it to the total. */
export function OrderSummary({
  lines,
  assurances,
  footnote,
  shillingsPerDollar,
  otherPayment,
}: OrderSummaryProps & { lines: readonly QuoteLine[] }) {
  const total = computeQuoteTotal(lines);
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className="summary-column order-summary">
      <div className="slip">
        <h2 className="mb-1 text-dense max-lg:sr-only">Order Summary</h2>
        <button
          type="button"
          className="slip-row slip-fold cursor-pointer py-2.75 lg:hidden print:hidden"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <span>{lines.length > 0 ? formatServiceCount(lines) : 'Your order'}</span>{' '}
          <span className="whitespace-nowrap">{lines.length > 0 && formatMoney(total)}</span>
        </button>
        <div>
          <ul aria-label="Services">
            {lines.map((line) => (
              <SlipLine
                key={line.id}
                name={formatCartItemName(line)}
                amount={formatAmount(line.total, total)}
                note={formatItemNote(line)}
              />
            ))}
          </ul>
          <Amounts
            rows={[
              ['Subtotal', formatAmount(total)],
              ['Tax', 'Calculated at payment'],
            ]}
            total={total}
            shillingsPerDollar={shillingsPerDollar}
          />
          <p className="mt-2 text-small text-slate">{footnote}</p>
        </div>
        <p className="print-hidden flex flex-wrap items-baseline justify-between gap-x-4 pt-3 text-small">
          <a className="link -my-2 py-3" href={paths.quote}>
            Change order
          </a>{' '}
          {otherPayment && <OtherPayment {...otherPayment} lines={lines} />}
        </p>
        <div>{assurances}</div>
      </div>
    </aside>
  );
}
