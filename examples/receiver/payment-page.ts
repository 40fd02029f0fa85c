/**
 * A make-believe hosted payment page, in the place of a real one such as a card processor's. What happens on it is
 * noted here, on the server: an order is paid because this page says so, never because a visitor came back.
 */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { formatMoneyWithCode, money } from '../../src/domain/money/money.ts';
import { parseJson } from '../../src/domain/text/json.ts';
import { paths } from '../../src/site/paths.ts';
import { orderSchema, type Order } from './contract.schema.ts';
import { pageAnswer, type Html } from './html.ts';
import type { Payment, Store } from './store.ts';

interface Settings {
  readonly store: Store;
  readonly now: () => number;
  /** The site's origin, to which the visitor returns. */
  readonly site: string;
  /** The receiver's own. */
  readonly own: string;
}

export interface PaymentPage {
  readonly address: (reference: string) => string;
  readonly pages: Hono;
}

export const PAYMENT_PATH = '/pay';

const DECISIONS: ReadonlyMap<unknown, Payment['outcome']> = new Map([
  ['pay', 'paid'],
  ['decline', 'declined'],
]);

const RETURNS: Readonly<Record<Payment['outcome'], string>> = {
  paid: paths.checkoutSuccess,
  declined: paths.checkoutFailure,
};

const notice = html`<p class="notice">This is a demonstration. No card is asked for and no money moves.</p>`;

/** It was checked before it was kept. */
const orderIn = (body: string): Order => orderSchema.parse(parseJson(body));

const bill = ({ record, lines }: Order): Html => {
  const amount = (major: number) => formatMoneyWithCode(money(major, lines[0].currency));
  return html`<p>Order ${record.orderNumber}</p>
    <table>
      ${record.items.map(
        ({ name, price }) =>
          html`<tr>
            <td>${name}</td>
            <td>${amount(price)}</td>
          </tr>`,
      )}
      <tr>
        <th scope="row">Total</th>
        <td>${amount(record.total)}</td>
      </tr>
    </table>`;
};

const buttons = html`<form method="post">
  <button class="main" name="decision" value="pay">Pay</button>
  <button name="decision" value="decline">Decline</button>
</form>`;

const noOrder = (context: Context) =>
  pageAnswer(context, {
    title: 'There is no such order',
    body: html`<p>Please return to the website and check out again.</p>`,
    status: 404,
  });

export function fakePaymentPage({ store, now, site, own }: Settings): PaymentPage {
  const returnAddress = (reference: string, outcome: Payment['outcome']) =>
    `${site}${RETURNS[outcome]}?reference=${encodeURIComponent(reference)}`;

  const pages = new Hono();
  pages.get('/:reference', async (context) => {
    const reference = context.req.param('reference');
    const order = await store.findOrder(reference);
    if (!order) return noOrder(context);
    const isPaid = await store.isPaid(reference);
    const back = html`<p>
      It is paid. <a href="${returnAddress(reference, 'paid')}">Back to the website</a>
    </p>`;
    const body = html`${notice}${bill(orderIn(order.body))}${isPaid ? back : buttons}`;
    return pageAnswer(context, { title: 'Pay for your order', body, formsLeadTo: site });
  });

  pages.post('/:reference', async (context) => {
    // Only its own buttons decide. Every browser names the origin of a form that is posted.
    if (context.req.header('Origin') !== own) return context.text('This page’s own buttons only.', 403);
    const reference = context.req.param('reference');
    if (!(await store.findOrder(reference))) return noOrder(context);
    const { decision } = await context.req.parseBody();
    const decided = DECISIONS.get(decision);
    if (!decided) return context.text('Pay or decline.', 400);
    const at = new Date(now()).toISOString();
    const outcome = await store.notePayment({ reference, outcome: decided, at });
    return context.redirect(returnAddress(reference, outcome), 303);
  });

  return { address: (reference) => `${own}${PAYMENT_PATH}/${reference}`, pages };
}
