/**
 * A make-believe payment page, in place of a real one such as a card processor's. What is pressed on it is noted on the
 * server: an order is paid because this page says so, never because a visitor came back.
 */
import { html } from 'hono/html';
import { readForm } from '../http/submissions.ts';
import { bill, noOrder, ownPage } from './bill.ts';
import type { Provider } from './provider.ts';
import { customerStatus } from './status.ts';

const notice = html`<p class="notice">This is a demonstration. No card is asked for and no money moves.</p>`;

const buttons = html`<form method="post">
  <button class="main" name="decision" value="pay">Pay</button>
  <button name="decision" value="decline">Decline</button>
</form>`;

/** `site` is the site's origin, to which the visitor returns; `own` is the receiver's. */
export function demo({ site, own }: { readonly site: string; readonly own: string }): Provider {
  const { start, routes } = ownPage(own, (order, notes, back) => {
    const paid = html`<p>It is paid. <a href="${back}">Back to the website</a></p>`;
    const body = html`${notice}${bill(order)}${customerStatus(notes) === 'paid' ? paid : buttons}`;
    return { title: 'Pay for your order', body, formsLeadTo: `'self' ${site}` };
  });
  return {
    name: 'demo',
    start,
    routes: (desk) =>
      routes(desk).post('/:reference', async (context) => {
        // Only its own buttons decide. Every browser names the origin of a form that is posted.
        if (context.req.header('Origin') !== own) return context.text('This page’s own buttons only.', 403);
        const reference = context.req.param('reference');
        if (!(await desk.findOrder(reference))) return noOrder(context);
        const decision = (await readForm(context)).get('decision');
        if (decision !== 'pay' && decision !== 'decline') return context.text('Pay or decline.', 400);
        const standing = await desk.decide(reference, decision === 'pay' ? 'paid' : 'declined');
        return context.redirect(desk.returnAddress(reference, standing), 303);
      }),
  };
}
