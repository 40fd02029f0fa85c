/** Payment by bank transfer or M-Pesa to the company itself. The office notes the money when it arrives. */
import { html } from 'hono/html';
import type { PublishedCatalogue } from '@site/content/catalogue/published-catalogue.schema';
import type { Html } from '../http/page.ts';
import { bill, ownPage } from './bill.ts';
import { howToPay, priceTerm, type WayToPay } from './how-to-pay.ts';
import type { Provider } from './provider.ts';
import { ledgerStatus } from './status.ts';

const wayToPay = ({ heading, rows, note }: WayToPay): Html =>
  html`<h2>${heading}</h2>
    <div class="slip">
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

const PENDING = [
  'Order received',
  'Nothing has been paid yet. Keep this page, for example as a bookmark: it says how to pay.',
] as const;
const CANCELLED = ['Order cancelled', 'This order was cancelled. Please pay nothing.'] as const;

const WORDS = {
  paid: ['Order paid', 'Your payment has arrived. Thank you.'],
  refunded: ['Order refunded', 'We have sent your payment back.'],
  cancelled: CANCELLED,
  declined: CANCELLED,
  reversed: CANCELLED,
  pending: PENDING,
  differs: PENDING,
} as const;

export const byInvoice = (
  catalogue: () => Promise<PublishedCatalogue>,
  receiverOrigin: string,
  now: () => number,
): Provider => ({
  name: 'invoice',
  ...ownPage(receiverOrigin, async (order, notes, back) => {
    const { seller } = await catalogue();
    const [title, lead] = WORDS[ledgerStatus(notes)];
    const { words, ways } = howToPay(order, seller?.payTo, now());
    const due = html`<p>${words} ${priceTerm(order, now())}</p>
      ${ways.map(wayToPay)}`;
    const body = html`<p>${lead}</p>
      ${bill(order)} ${lead === PENDING[1] ? due : ''}
      <p><a class="button" href="${back}">Back to the website</a></p>`;
    return { title, body, seller };
  }),
});
