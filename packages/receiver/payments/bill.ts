/**
 * Renders the payment page that is on the receiver itself. Anyone with the page's link can see the items of
 * the order, but not the customer.
 */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { formatCartItemName } from '@site/rules/checkout/order';
import { formatMoney } from '@site/rules/money/money';
import { renderPage, type Html, type PageContent } from '../http/page.ts';
import { getTotal, type OrderLine, type StoredOrder } from '../orders/stored-order.schema.ts';
import { PAYMENT_PATH, type NewPayment, type PaymentActions } from './provider.ts';
import { getCustomerStatus, type PaymentRecord } from './status.ts';

/** Marks a name that the visitor chose, because such a name could claim that everything is paid. */
const renderLineName = (line: OrderLine): Html =>
  line.custom
    ? html`Named by the customer: <q><bdi>${line.name}</bdi></q>`
    : html`${formatCartItemName(line)}`;

export const renderBill = (order: StoredOrder): Html =>
  html`<div class="slip">
    <p>Order ${order.orderNumber}</p>
    <table class="bill">
      ${order.lines.map(
        (line) =>
          html`<tr>
            <td>${renderLineName(line)}</td>
            <td>${formatMoney(getTotal(line))}</td>
          </tr>`,
      )}
      <tr>
        <th scope="row">Total</th>
        <td>${formatMoney(getTotal(order))}</td>
      </tr>
    </table>
  </div>`;

export const renderOrderNotFound = (context: Context) =>
  renderPage(context, {
    title: 'There is no such order',
    body: html`<p>Please return to the website and check out again.</p>`,
    status: 404,
  });

/** Creates a payment page on the receiver, for providers that have none. */
export const createReceiverPaymentPage = (
  receiverOrigin: string,
  renderOrderPage: (
    order: StoredOrder,
    records: readonly PaymentRecord[],
    returnUrl: string,
  ) => PageContent | Promise<PageContent>,
) => ({
  start: ({ reference }: NewPayment) =>
    Promise.resolve({ url: `${receiverOrigin}${PAYMENT_PATH}/${reference}` }),
  routes: ({ findOrder, listRecords, getReturnUrl }: PaymentActions) =>
    new Hono().get('/:reference', async (context) => {
      const reference = context.req.param('reference');
      const order = await findOrder(reference);
      if (!order) return renderOrderNotFound(context);
      const records = await listRecords(reference);
      const returnUrl = getReturnUrl(reference, getCustomerStatus(records));
      return renderPage(context, await renderOrderPage(order, records, returnUrl));
    }),
});
