/**
 * A make-believe hosted payment page, in the place of a real one such as a card processor's. What is pressed on it is
 * noted here, on the server: an order is paid because this page says so, never because a visitor came back.
 */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { pageAnswer } from '../html.ts';
import { bill, noOrder } from './bill.ts';
import { PAYMENT_PATH, type Provider } from './provider.ts';

interface Settings {
  /** The site's origin, to which the visitor returns. */
  readonly site: string;
  /** The receiver's own. */
  readonly own: string;
}

const DECISIONS: ReadonlyMap<unknown, 'paid' | 'declined'> = new Map([
  ['pay', 'paid'],
  ['decline', 'declined'],
]);

const notice = html`<p class="notice">This is a demonstration. No card is asked for and no money moves.</p>`;

const buttons = html`<form method="post">
  <button class="main" name="decision" value="pay">Pay</button>
  <button name="decision" value="decline">Decline</button>
</form>`;

export const demo = ({ site, own }: Settings): Provider => ({
  name: 'demo',
  start: ({ reference }) => Promise.resolve({ address: `${own}${PAYMENT_PATH}/${reference}` }),
  routes: ({ findOrder, standingOf, decide, returnAddress }) => {
    const pages = new Hono();
    pages.get('/:reference', async (context) => {
      const reference = context.req.param('reference');
      const order = await findOrder(reference);
      if (!order) return noOrder(context);
      const isPaid = (await standingOf(reference)) === 'paid';
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
      if (!(await findOrder(reference))) return noOrder(context);
      const { decision } = await context.req.parseBody();
      const decided = DECISIONS.get(decision);
      if (!decided) return context.text('Pay or decline.', 400);
      const standing = await decide(reference, decided);
      return context.redirect(returnAddress(reference, standing), 303);
    });
    return pages;
  },
});
