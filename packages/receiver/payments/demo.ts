/**
 * A demonstration payment page, in place of a real one such as a card processor's. An order is paid because
 * this page tells the server so, never because a visitor came back.
 */
import { html } from 'hono/html';
import { ownButtonsOnly } from '../http/middleware.ts';
import { readForm } from '../http/submissions.ts';
import { bill, noOrder, ownPage } from './bill.ts';
import type { Provider } from './provider.ts';
import { customerStatus } from './status.ts';

const notice = html`<p class="notice">This is a demonstration. No card is asked for and no money moves.</p>`;

const buttons = html`<form method="post">
  <button class="main" name="decision" value="pay">Pay</button>
  <button name="decision" value="decline">Decline</button>
</form>`;

/** The visitor returns to `site`, the site's origin. */
export function demo(site: string, receiverOrigin: string): Provider {
  const { start, routes } = ownPage(receiverOrigin, (order, notes, back) => {
    const paid = html`<p>It is paid. <a href="${back}">Back to the website</a></p>`;
    const body = html`${notice}${bill(order)}${customerStatus(notes) === 'paid' ? paid : buttons}`;
    return { title: 'Pay for your order', body, formsLeadTo: `'self' ${site}` };
  });
  return {
    name: 'demo',
    start,
    routes: (actions) =>
      routes(actions).post('/:reference', ownButtonsOnly(receiverOrigin), async (context) => {
        const reference = context.req.param('reference');
        if (!(await actions.findOrder(reference))) return noOrder(context);
        const isPaid = (await readForm(context)).get('decision') === 'pay';
        const status = await actions.decide(reference, isPaid ? 'paid' : 'declined');
        return context.redirect(actions.returnAddress(reference, status), 303);
      }),
  };
}
