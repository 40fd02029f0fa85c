/** What an order's pages say of it, and of nobody else: whoever has the address sees no name and no address. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import { pageAnswer, type Html } from '../html.ts';
import type { KeptItem, KeptOrder } from '../kept-order.schema.ts';
import { formatMoneyWithCode, money } from '../site.ts';

/** A visitor's own words are marked as such: they could say that everything is paid. */
const nameOf = ({ name, own, quantity }: KeptItem): Html => {
  const count = quantity > 1 ? ` × ${quantity}` : '';
  const quoted = html`<q><bdi>${name}</bdi></q>`;
  return own ? html`Named by the customer: ${quoted}${count}` : html`${name}${count}`;
};

export const bill = ({ orderNumber, currency, total, items }: KeptOrder): Html => {
  const amount = (major: number) => formatMoneyWithCode(money(major, currency));
  return html`<p>Order ${orderNumber}</p>
    <table>
      ${items.map(
        (item) =>
          html`<tr>
            <td>${nameOf(item)}</td>
            <td>${amount(item.total)}</td>
          </tr>`,
      )}
      <tr>
        <th scope="row">Total</th>
        <td>${amount(total)}</td>
      </tr>
    </table>`;
};

export const noOrder = (context: Context) =>
  pageAnswer(context, {
    title: 'There is no such order',
    body: html`<p>Please return to the website and check out again.</p>`,
    status: 404,
  });

/** Where a page of a payment cannot be shown. */
export const notNow = (context: Context, status: 429 | 500 | 503 | 504) =>
  pageAnswer(context, {
    title: 'Please try again in a moment',
    body: html`<p>
      ${status === 504 ? 'We cannot tell whether this was noted' : 'Nothing has been paid or declined by this'}.
      Please reload this page in a few minutes.
    </p>`,
    status,
  });
