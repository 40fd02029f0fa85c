/** Our own page of an order. Whoever has its address sees what is ordered, but neither name nor address. */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { cartItemName } from '@site/rules/checkout/order';
import { formatMoney } from '@site/rules/money/money';
import { pageAnswer, type Html, type PageAnswer } from '../http/page.ts';
import { totalOf, type OrderLine, type StoredOrder } from '../orders/stored-order.schema.ts';
import { PAYMENT_PATH, type NewPayment, type PaymentActions } from './provider.ts';
import { customerStatus, type PaymentNote } from './status.ts';

/** Marks a visitor's own words as theirs, because they could say that everything is paid. */
const lineName = (line: OrderLine): Html =>
  line.custom ? html`Named by the customer: <q><bdi>${line.name}</bdi></q>` : html`${cartItemName(line)}`;

export const bill = (order: StoredOrder): Html =>
  html`<div class="slip">
    <p>Order ${order.orderNumber}</p>
    <table class="bill">
      ${order.lines.map(
        (line) =>
          html`<tr>
            <td>${lineName(line)}</td>
            <td>${formatMoney(totalOf(line))}</td>
          </tr>`,
      )}
      <tr>
        <th scope="row">Total</th>
        <td>${formatMoney(totalOf(order))}</td>
      </tr>
    </table>
  </div>`;

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
