import { useState } from 'react';
import { formatCartItemName } from '@site/rules/checkout/order';
import { formatOrderPrefill } from '#logic/contact/prefill.ts';
import { formatItemNote } from '#logic/checkout/order-record.ts';
import { formatAmount, formatMoney } from '@site/rules/money/money';
import { formatServiceCount, computeQuoteTotal, type QuoteLine } from '#logic/quote/lines.ts';
import { paths } from '@site/rules/urls/paths';
import { adoptQuote } from '#stores/checkout.ts';
import { Amounts } from '../shared/amounts.tsx';
import { ContactLink } from '../shared/contact-link.tsx';
import { SlipLine } from '../shared/slip-line.tsx';
import { Icon } from '../shared/icon.tsx';

/**
 * A reason to trust the checkout. If screen readers would misread the written text, they read the spoken one.
 */
export type Assurance = readonly [written: string, spoken: string | false];

export interface OrderSummaryProps {
  assurances: readonly Assurance[];
  /** Says what the prices include, and at which rate shillings are shown. */
  footnote: string;
  /** Missing if the owner has set no rate. */
  shillingsPerDollar: number | undefined;
  /** Asks visitors who cannot pay online to write to us. `action` is the text of the link. */
  otherPayment?: { text: string; action: string } | undefined;
}

/**
 * Shows the order beside the form. On a phone the order is above the form, and a button folds it to its
 * total.
 */
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
          <ul>
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
          <a className="link -my-2 py-3" href={paths.quote} onClick={adoptQuote}>
            Change order
          </a>{' '}
          {otherPayment && (
            <span>
              {otherPayment.text}{' '}
              <ContactLink className="link py-3" prefill={formatOrderPrefill(lines)}>
                {otherPayment.action}
              </ContactLink>
            </span>
          )}
        </p>
        <ul className="mt-4 grid gap-1.5 text-small">
          {assurances.map(([written, spoken]) => (
            <li key={written} className="flex gap-2.5">
              <Icon kind="check" className="size-5 text-success" />
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
    </aside>
  );
}
