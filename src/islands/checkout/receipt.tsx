import { listBillingLines } from '@site/rules/checkout/billing-lines';
import { formatItemNote, getOrderTimeMs } from '#logic/checkout/order-record.ts';
import { formatAmount, formatMoney, money } from '@site/rules/money/money';
import { formatLongDate, getKenyaDay } from '@site/rules/time/dates';
import type { ReceiptDetails } from '#delivery/status.ts';
import { Amounts } from '../shared/amounts.tsx';
import { ContactLink } from '../shared/contact-link.tsx';
import { SlipLine } from '../shared/slip-line.tsx';

/** Formats a time in the office's time zone. */
const formatOfficeTime = (time: Date) =>
  time.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Nairobi' });

/** Links to the versions of legal documents. */
export type VersionLinks = readonly { name: string; path: string }[];

type Props = ReceiptDetails & { vatNote: string; versionLinks: VersionLinks };

/** Shows an order on the screen and on paper. */
export function Receipt({
  record,
  isConfirmed,
  isConfirmationEmailed,
  receivedAt,
  vatNote,
  versionLinks,
}: Props) {
  const { orderNumber, items } = record;
  const total = money(record.total, 'USD');
  const day = formatLongDate(getKenyaDay(getOrderTimeMs(orderNumber)));
  const confirmation = isConfirmationEmailed ? `. A confirmation goes to ${record.email}.` : '';
  return (
    <section className="shrink-0 xl:-mb-10 xl:grid xl:w-result" aria-label="Order">
      <div className="slip">
        <div className="slip-head">
          <p>
            <span className="slip-label block">Order no.</span>{' '}
            <b>
              <span aria-hidden="true">{orderNumber}</span>
              {/* Screen readers read the number in groups of three digits, not in trillions. */}
              <span className="sr-only">{` ${orderNumber.replace(/\B(?=(?:\d{3})+$)/g, ' ')}`}</span>
            </b>
          </p>
          <p>
            <span className="slip-label block">Amounts in</span> USD
          </p>
        </div>
        <div className="-mt-1 mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="grow basis-18 text-dense">Your order</h2>
          {isConfirmed && (
            <p className="stamp">
              <b className="block font-display text-dense">Received</b>{' '}
              {receivedAt && `${formatOfficeTime(receivedAt)} EAT`}
            </p>
          )}
        </div>
        <p className="slip-note">{day + confirmation}</p>
        <ul>
          {items.map((item) => (
            <SlipLine
              key={item.id}
              name={item.name}
              amount={formatAmount(money(item.price, 'USD'), total)}
              note={formatItemNote(item)}
            />
          ))}
        </ul>
        <Amounts rows={[]} total={total} />
        <p className="slip-note">{vatNote}</p>
        <address className="mt-4 line-t border-rule pt-3 text-small not-italic">
          <span className="slip-note block">Billed to</span>
          {listBillingLines((field) => record[field] ?? '').map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p className="mt-3 text-small">
          <span className="slip-note block">Agreed</span>{' '}
          {versionLinks.map(({ name, path }) => (
            <a key={path} className="link mr-4 inline-block py-1" href={path}>
              {name}
            </a>
          ))}
        </p>
        <button
          type="button"
          className="text-button print-hidden mt-2 mr-4 text-small"
          onClick={() => {
            print();
          }}
        >
          Print this order
        </button>
        {/* This prefill is not in prefill.ts, because the checkout would load it too, without using it. */}
        <ContactLink
          className="text-button print-hidden text-small"
          prefill={[
            `I would like to ask about order ${orderNumber}:`,
            ...items.map(({ name }) => name),
            `Total: ${formatMoney(total)}`,
          ].join('\n')}
        >
          Ask about this order
        </ContactLink>
      </div>
    </section>
  );
}
