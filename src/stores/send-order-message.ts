import type { CheckoutForm, CheckoutValues } from '../domain/checkout/form.ts';
import { atCheckoutFields, orderMessage } from '../domain/checkout/order-message.ts';
import { checkoutRecord, orderNumber } from '../domain/checkout/order.ts';
import { messageRequest } from '../domain/contact/message-request.ts';
import type { QuoteLine } from '../domain/quote/lines.ts';
import { replacePage } from '../platform/navigation.ts';
import { clearSession, writeSession } from '../platform/session.ts';
import { paths } from '../site/paths.ts';
import { CART_KEYS, SESSION_KEYS } from '../site/session-keys.ts';
import { deliverMessage, undelivered } from './deliver-message.ts';
import { $problem, beginSubmission, sending, storeSubmission } from './sending.ts';

/** Sends the order to where messages go; gives whether the page is being left. */
export async function sendOrderMessage(
  endpoint: string,
  form: CheckoutForm,
  lines: readonly QuoteLine[],
  agreedTo: readonly string[],
  typed: CheckoutValues,
): Promise<boolean> {
  const numbered = (number: string) => orderMessage(form, lines, number, agreedTo);
  const submission = beginSubmission(SESSION_KEYS.orderSubmission, JSON.stringify(numbered('')));
  const number = orderNumber(submission.atMs);
  const page = { page: location.pathname, honeypot: '' };
  const message = messageRequest(numbered(number), submission, page);
  const outcome = await sending(typed, async (cancel) => {
    const answered = await deliverMessage(endpoint, message, submission.key, cancel);
    return 'fields' in answered ? { ...answered, fields: atCheckoutFields(answered.fields) } : answered;
  });
  if (outcome.kind !== 'delivered') {
    $problem.set(undelivered(outcome, 'order'));
    return false;
  }
  // Over: the same things ordered again are another order.
  storeSubmission(SESSION_KEYS.orderSubmission, { ...submission, content: '' });
  clearSession(...CART_KEYS);
  const record = JSON.stringify(checkoutRecord(form, lines, submission.atMs));
  if (writeSession(SESSION_KEYS.checkout, record)) {
    replacePage(paths.checkoutSuccess);
    return true;
  }
  $problem.set({ title: 'Order received', text: `We have your order ${number}. We confirm it by email.` });
  return false;
}
