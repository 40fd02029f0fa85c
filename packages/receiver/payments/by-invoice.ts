/** Payment by bank transfer or M-Pesa to the company itself. The office notes what has arrived: `manage.ts paid`. */
import { html } from 'hono/html';
import { day } from '../mail/text.ts';
import type { Html } from '../http/page.ts';
import type { StoredOrder } from '../orders/stored-order.schema.ts';
import type { PublishedCatalogue, Seller } from '@site/content/catalogue/published-catalogue.schema';
import { bill, ownPage } from './bill.ts';
import { howToPay, type WayToPay } from './how-to-pay.ts';
import type { Provider } from './provider.ts';

const way = ({ heading, rows, note }: WayToPay): Html =>
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

function due(order: StoredOrder, seller: Seller | undefined): Html {
  const { words, ways } = howToPay(order, seller?.payTo);
  const until = order.payBy === undefined ? '' : ` This price stands until ${day(order.payBy)}.`;
  return html`<p>${words}${until}</p>
    ${ways.map(way)}`;
}

/** `own` is the receiver's origin. */
export const byInvoice = (catalogue: () => Promise<PublishedCatalogue>, own: string): Provider => ({
  name: 'invoice',
  ...ownPage(own, async (order, standing, back) => {
    const { seller } = await catalogue();
    const [title, lead] = {
      paid: ['Order paid', 'Your payment has arrived. Thank you.'],
      pending: [
        'Order received',
        'Nothing has been paid yet. Keep this page, for example as a bookmark: it says how to pay.',
      ],
      declined: ['Order cancelled', 'This order was cancelled. Please pay nothing.'],
    }[standing] as [string, string];
    const body = html`<p>${lead}</p>
      ${bill(order)} ${standing === 'pending' ? due(order, seller) : ''}
      <p><a class="button" href="${back}">Back to the website</a></p>`;
    return { title, body, seller };
  }),
});
