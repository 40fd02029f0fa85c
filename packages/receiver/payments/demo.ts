/**
 * Replaces a provider's payment page with a demonstration, on which no money moves. An order is paid only if
 * someone presses “Pay” on this page, and not because a visitor returns to the site.
 */
import { html } from 'hono/html';
import { acceptOwnFormsOnly } from '../http/middleware.ts';
import { readForm } from '../http/submissions.ts';
import { renderBill, renderOrderNotFound, createReceiverPaymentPage } from './bill.ts';
import type { Provider } from './provider.ts';
import { getCustomerStatus } from './status.ts';

const notice = html`<p class="notice">This is a demonstration. No card is asked for and no money moves.</p>`;

const decisionForm = html`<form method="post">
  <button class="main" name="decision" value="pay">Pay</button>
  <button name="decision" value="decline">Decline</button>
</form>`;

/** Creates the demonstration. Visitors return from it to `siteOrigin`. */
export function createDemoProvider(siteOrigin: string, receiverOrigin: string): Provider {
  const { start, routes } = createReceiverPaymentPage(receiverOrigin, (order, records, returnUrl) => {
    const paidNotice = html`<p>It is paid. <a href="${returnUrl}">Back to the website</a></p>`;
    const isPaid = getCustomerStatus(records) === 'paid';
    const body = html`${notice}${renderBill(order)}${isPaid ? paidNotice : decisionForm}`;
    return { title: 'Pay for your order', body, formAction: `'self' ${siteOrigin}` };
  });
  return {
    name: 'demo',
    start,
    routes: (actions) =>
      routes(actions).post('/:reference', acceptOwnFormsOnly(receiverOrigin), async (context) => {
        const reference = context.req.param('reference');
        if (!(await actions.findOrder(reference))) return renderOrderNotFound(context);
        const isPaid = (await readForm(context)).get('decision') === 'pay';
        const status = await actions.recordOutcome(reference, isPaid ? 'paid' : 'declined');
        return context.redirect(actions.getReturnUrl(reference, status), 303);
      }),
  };
}
