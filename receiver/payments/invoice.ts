/** Payment by bank transfer or M-Pesa to the company itself. The office notes what has arrived: `manage.ts paid`. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { pageAnswer, type Html } from '../html.ts';
import type { KeptOrder } from '../kept-order.schema.ts';
import { bill, noOrder } from './bill.ts';
import { PAYMENT_PATH, type Provider } from './provider.ts';
import type { Standing } from './standing.ts';
import { payingWords, waysToPay, type PayTo, type WayToPay } from './ways-to-pay.ts';
import type { PublishedCatalogue, Seller } from '../site.ts';

interface Settings {
  readonly catalogue: () => Promise<PublishedCatalogue>;
  /** The receiver's own. */
  readonly own: string;
}

const way = ({ heading, rows, note }: WayToPay): Html =>
  html`<h2>${heading}</h2>
    <table>
      ${rows.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </table>
    ${note === '' ? '' : html`<p>${note}</p>`}`;

function howToPay(order: KeptOrder, payTo: PayTo | undefined): Html {
  const ways = waysToPay(order, payTo);
  return html`<p>${payingWords(order, ways)}</p>
    ${ways.map(way)}`;
}

const questions = ({ email, phone }: Seller): Html =>
  html`<p>Questions? Write to <a href="mailto:${email}">${email}</a> or call ${phone}.</p>`;

const TITLES = {
  pending: 'Order received',
  paid: 'Order paid',
  declined: 'Order received',
} as const satisfies Record<Standing, string>;

export const invoice = ({ catalogue, own }: Settings): Provider => ({
  name: 'invoice',
  start: ({ reference }) => Promise.resolve({ address: `${own}${PAYMENT_PATH}/${reference}` }),
  routes: ({ findOrder, standingOf, returnAddress }) =>
    new Hono().get('/:reference', async (context) => {
      const reference = context.req.param('reference');
      const order = await findOrder(reference);
      if (!order) return noOrder(context);
      const standing = await standingOf(reference);
      const { seller } = await catalogue();
      const lead =
        standing === 'paid'
          ? html`<p>Your payment has arrived. Thank you.</p>`
          : html`<p>
              Nothing has been paid yet. Keep this page, for example as a bookmark: it says how to pay.
            </p>`;
      const body = html`${lead}${bill(order)} ${standing === 'paid' ? '' : howToPay(order, seller?.payTo)}
        ${seller ? questions(seller) : ''}
        <p><a href="${returnAddress(reference, standing)}">Back to the website</a></p>`;
      return pageAnswer(context, { title: TITLES[standing], body });
    }),
});
