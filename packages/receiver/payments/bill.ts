/** The receiver's own page of an order. Whoever has the address sees what is ordered, and neither name nor address. */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { pageAnswer, type Html, type PageAnswer } from '../http/page.ts';
import type { OrderLine, StoredOrder } from '../orders/stored-order.schema.ts';
import { formatMoney, money } from '@site/rules/money/money';
import { PAYMENT_PATH, type Desk, type Due } from './provider.ts';
import { customerStatus, type PaymentNote } from './status.ts';

/** A visitor's own words are marked as such: they could say that everything is paid. */
const nameOf = ({ name, custom, quantity }: OrderLine): Html => {
  const count = quantity > 1 ? ` × ${quantity}` : '';
  const quoted = html`<q><bdi>${name}</bdi></q>`;
  return custom ? html`Named by the customer: ${quoted}${count}` : html`${name}${count}`;
};

export const bill = ({ orderNumber, currency, total, lines }: StoredOrder): Html => {
  const amount = (major: number) => formatMoney(money(major, currency));
  return html`<div class="slip">
    <p>Order ${orderNumber}</p>
    <table class="bill">
      ${lines.map(
        (line) =>
          html`<tr>
            <td>${nameOf(line)}</td>
            <td>${amount(line.total)}</td>
          </tr>`,
      )}
      <tr>
        <th scope="row">Total</th>
        <td>${amount(total)}</td>
      </tr>
    </table>
  </div>`;
};

export const noOrder = (context: Context) =>
  pageAnswer(context, {
    title: 'There is no such order',
    body: html`<p>Please return to the website and check out again.</p>`,
    status: 404,
  });

/** Instead of a page that cannot be shown. */
export const notNow = (context: Context, status: 429 | 500 | 503 | 504) =>
  pageAnswer(context, {
    title: 'Please try again in a moment',
    body: html`<p>
      ${status === 504 ? 'We cannot tell whether this was noted' : 'This page has changed nothing about your payment'}.
      Please reload this page in a few minutes.
    </p>`,
    status,
  });

/** For a provider without a page of its own. */
export const ownPage = (
  own: string,
  pageOf: (
    order: StoredOrder,
    notes: readonly PaymentNote[],
    back: string,
  ) => PageAnswer | Promise<PageAnswer>,
) => ({
  start: ({ reference }: Due) => Promise.resolve({ address: `${own}${PAYMENT_PATH}/${reference}` }),
  routes: ({ findOrder, paymentsOf, returnAddress }: Desk) =>
    new Hono().get('/:reference', async (context) => {
      const reference = context.req.param('reference');
      const order = await findOrder(reference);
      if (!order) return noOrder(context);
      const notes = await paymentsOf(reference);
      const back = returnAddress(reference, customerStatus(notes));
      return pageAnswer(context, await pageOf(order, notes, back));
    }),
});
