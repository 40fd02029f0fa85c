/** Our own page of an order. Whoever has its address sees what is ordered, but neither name nor address. */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { formatMoney, money } from '@site/rules/money/money';
import { pageAnswer, type Html, type PageAnswer } from '../http/page.ts';
import type { OrderLine, StoredOrder } from '../orders/stored-order.schema.ts';
import { PAYMENT_PATH, type NewPayment, type PaymentActions } from './provider.ts';
import { customerStatus, type PaymentNote } from './status.ts';

/** Marks a visitor's own words as theirs, because they could say that everything is paid. */
function lineName({ name, custom, quantity }: OrderLine): Html {
  const times = quantity > 1 ? ` × ${quantity}` : '';
  const quoted = html`<q><bdi>${name}</bdi></q>`;
  return custom ? html`Named by the customer: ${quoted}${times}` : html`${name}${times}`;
}

export const bill = ({ orderNumber, currency, total, lines }: StoredOrder): Html => {
  const amount = (major: number) => formatMoney(money(major, currency));
  return html`<div class="slip">
    <p>Order ${orderNumber}</p>
    <table class="bill">
      ${lines.map(
        (line) =>
          html`<tr>
            <td>${lineName(line)}</td>
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

/** Serves providers that have no page: the order is paid on ours. */
export const ownPage = (
  receiverOrigin: string,
  pageOf: (
    order: StoredOrder,
    notes: readonly PaymentNote[],
    back: string,
  ) => PageAnswer | Promise<PageAnswer>,
) => ({
  start: ({ reference }: NewPayment) =>
    Promise.resolve({ address: `${receiverOrigin}${PAYMENT_PATH}/${reference}` }),
  routes: ({ findOrder, notesOf, returnAddress }: PaymentActions) =>
    new Hono().get('/:reference', async (context) => {
      const reference = context.req.param('reference');
      const order = await findOrder(reference);
      if (!order) return noOrder(context);
      const notes = await notesOf(reference);
      const back = returnAddress(reference, customerStatus(notes));
      return pageAnswer(context, await pageOf(order, notes, back));
    }),
});
