import { billedTo } from '../../domain/checkout/billed-to.ts';
import { orderedAt, type CheckoutRecord } from '../../domain/checkout/order.ts';
import { formatMoney, money } from '../../domain/money/money.ts';

/** In the visitor's own time zone. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** An order as it went through, for the screen and for paper. */
export function Receipt({ record }: { readonly record: CheckoutRecord }) {
  const { orderNumber, email, items, total } = record;
  return (
    <section className="slip not-print:mb-16 not-print:max-w-prose" aria-label="Order">
      <p className="font-mono text-label tracking-wide text-slate uppercase" aria-hidden="true">
        Order
      </p>
      <h2 className="text-h2">
        <span aria-hidden="true">{orderNumber}</span>
        {/* In groups, or it is read as a number of trillions. */}
        <span className="sr-only">{orderNumber.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ')}</span>
      </h2>
      <p className="mt-2 text-small text-slate">
        {`${DAY.format(orderedAt(orderNumber))}${import.meta.env.CHECKOUT_ENDPOINT === undefined ? '' : `. A confirmation goes to ${email}.`}`}
      </p>
      <ul className="mt-5 border-t border-ink">
        {items.map(({ id, name, description, price, billing }) => (
          <li key={id} className="flex flex-wrap gap-x-4 border-b border-rule py-3">
            <p className="min-w-0 flex-1 font-bold wrap-anywhere">{name}</p>
            <p className="order-last basis-full text-small text-slate">{description}</p>
            <p className="tabular text-right font-bold whitespace-nowrap">
              <span>{formatMoney(money(price, 'USD'))}</span>
              {billing && <span className="block text-label font-normal text-slate">first month</span>}
            </p>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 py-4">
        <span className="font-bold">Total</span>
        <span className="figure tabular text-h3">{formatMoney(money(total, 'USD'))}</span>
      </p>
      <address className="border-t border-rule pt-4 text-small not-italic">
        <span className="block text-slate">Billed to</span>
        {billedTo((field) => record[field] ?? '').map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <button
        type="button"
        className="text-button print-hidden mt-4 text-small"
        onClick={() => {
          print();
        }}
      >
        Print this order
      </button>
    </section>
  );
}
