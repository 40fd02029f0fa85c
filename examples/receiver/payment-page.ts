/**
 * A make-believe hosted payment page, in the place of a real one such as a card processor's. What happens on it is
 * noted here, on the server: an order is paid because this page says so, never because a visitor came back.
 */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { formatMoneyWithCode, money } from '../../src/domain/money/money.ts';
import { paths } from '../../src/site/paths.ts';
import { pageAnswer, type Html } from './html.ts';
import { keptOrderSchema, type KeptItem, type KeptOrder } from './kept-order.schema.ts';
import type { Payment, Store, Submission } from './store.ts';

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

const orderIn = ({ fields }: Submission): KeptOrder | undefined => keptOrderSchema.safeParse(fields).data;

/** A visitor's own words are marked as such: they could say that everything is paid. */
const nameOf = ({ name, own, quantity }: KeptItem): Html => {
  const count = quantity > 1 ? ` × ${quantity}` : '';
  const quoted = html`<q><bdi>${name}</bdi></q>`;
  return own ? html`Named by the customer: ${quoted}${count}` : html`${name}${count}`;
};

const bill = ({ orderNumber, currency, total, items }: KeptOrder): Html => {
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

/** Where the payment page itself cannot be shown. */
export const notNow = (context: Context, status: 429 | 500 | 503) =>
  pageAnswer(context, {
    title: 'Please try again in a moment',
    body: html`<p>Nothing has been paid or declined by this. Please reload this page in a few minutes.</p>`,
    status,
  });

export function fakePaymentPage({ store, now, site, own }: Settings): PaymentPage {
  const returnAddress = (reference: string, outcome: Payment['outcome']) =>
    `${site}${RETURNS[outcome]}?reference=${encodeURIComponent(reference)}`;

  const pages = new Hono();
  pages.get('/:reference', async (context) => {
    const reference = context.req.param('reference');
    const found = await store.findOrder(reference);
    const order = found && orderIn(found);
    if (!order) return noOrder(context);
    const isPaid = (await store.paymentOf(reference)) === 'paid';
    const back = html`<p>
      It is paid. <a href="${returnAddress(reference, 'paid')}">Back to the website</a>
    </p>`;
    const body = html`${notice}${bill(order)}${isPaid ? back : buttons}`;
    return pageAnswer(context, { title: 'Pay for your order', body, formsLeadTo: site });
  });

  pages.post('/:reference', async (context) => {
    // Only its own buttons decide. Every browser names the origin of a form that is posted.
    if (context.req.header('Origin') !== own) return context.text('This page’s own buttons only.', 403);
    const reference = context.req.param('reference');
    const found = await store.findOrder(reference);
    if (!found || !orderIn(found)) return noOrder(context);
    const { decision } = await context.req.parseBody();
    const decided = DECISIONS.get(decision);
    if (!decided) return context.text('Pay or decline.', 400);
    const at = new Date(now()).toISOString();
    const outcome = await store.notePayment({ reference, outcome: decided, at });
    return context.redirect(returnAddress(reference, outcome), 303);
  });

  return { address: (reference) => `${own}${PAYMENT_PATH}/${reference}`, pages };
}
