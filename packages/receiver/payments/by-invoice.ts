/** Payment by bank transfer or M-Pesa to the company itself. The office notes the money when it arrives. */
import { html } from 'hono/html';
import type { PublishedCatalogue, Seller } from '@site/content/catalogue/published-catalogue.schema';
import type { Html } from '../http/page.ts';
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import { bill, ownPage } from './bill.ts';
import { howToPay, priceTerm, type WayToPay } from './how-to-pay.ts';
import type { Provider } from './provider.ts';
import { ledgerStatus, type CustomerStatus, type PaymentOutcome } from './status.ts';

const wayToPay = ({ heading, rows, note }: WayToPay): Html =>
  html`<h2>${heading}</h2>
    <div class="slip way">
      <table>
        ${rows.map(
          ([name, value]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${value}</td>
            </tr>`,
        )}
      </table>
      ${note === '' ? '' : html`<p>${note}</p>`}
    </div>`;

function paymentDue(order: StoredOrder, seller: Seller | undefined, nowMs: number): Html {
  const { words, ways } = howToPay(order, seller?.payTo, nowMs);
  return html`<p>${words} ${priceTerm(order, nowMs)}</p>
    ${ways.map(wayToPay)}`;
}

const PENDING = [
  'Order received',
  'Nothing has been paid yet. Keep this page, for example as a bookmark: it says how to pay.',
] as const;
const CANCELLED = ['Order cancelled', 'This order was cancelled. Please pay nothing.'] as const;

const WORDS: Readonly<Record<PaymentOutcome | CustomerStatus, readonly [title: string, lead: string]>> = {
  paid: ['Order paid', 'Your payment has arrived. Thank you.'],
  refunded: ['Order refunded', 'We have sent your payment back.'],
  cancelled: CANCELLED,
  declined: CANCELLED,
  reversed: CANCELLED,
  pending: PENDING,
  differs: PENDING,
};

export const byInvoice = (
  catalogue: () => Promise<PublishedCatalogue>,
  receiverOrigin: string,
  now: () => number,
): Provider => ({
  name: 'invoice',
  ...ownPage(receiverOrigin, async (order, notes, back) => {
    const { seller } = await catalogue();
    const words = WORDS[ledgerStatus(notes)];
    const [title, lead] = words;
    const body = html`<p>${lead}</p>
      ${bill(order)} ${words === PENDING ? paymentDue(order, seller, now()) : ''}
      <p><a class="button" href="${back}">Back to the website</a></p>`;
    return { title, body, seller };
  }),
});
