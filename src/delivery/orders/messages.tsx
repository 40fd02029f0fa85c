/** To where messages go, for want of a server that takes orders. No payment has begun. */
import { atCheckoutFields, orderMessage } from '../../logic/checkout/order-message.ts';
import { checkoutRecord, orderNumber } from '@site/rules/checkout/order';
import { messageRequest } from '@site/rules/contact/message-request';
import { paths } from '@site/rules/addresses/paths';
import { CART_KEYS, SESSION_KEYS } from '@site/rules/storage/session-keys';
import { Progress } from '../../islands/shared/sending.tsx';
import { replacePage } from '../../platform/navigation.ts';
import { writeSession } from '../../platform/session.ts';
import { $problem, beginSubmission, clearCart, endSubmission, sending } from '../../stores/sending.ts';
import { deliverMessage, undelivered } from '../deliver-message.ts';
import type { Order, Orders } from '../orders.ts';

async function take({ form, lines, agreedTo, typed }: Order) {
  const numbered = (number: string) => orderMessage(form, lines, number, agreedTo);
  const submission = beginSubmission(SESSION_KEYS.orderSubmission, JSON.stringify(numbered('')), CART_KEYS);
  const number = orderNumber(submission.atMs);
  const sent = { page: location.pathname, honeypot: '', orderNumber: number };
  const message = messageRequest(numbered(number), submission, sent);
  const outcome = await sending(typed, async (cancel) => {
    const answered = await deliverMessage(message, submission.key, cancel);
    return 'fields' in answered ? { ...answered, fields: atCheckoutFields(answered.fields) } : answered;
  });
  if (outcome.kind !== 'delivered') {
    $problem.set(undelivered(outcome, 'order'));
    return false;
  }
  clearCart(submission);
  endSubmission(SESSION_KEYS.orderSubmission, submission);
  writeSession(SESSION_KEYS.checkout, JSON.stringify(checkoutRecord(form, lines, submission.atMs)));
  replacePage(paths.checkoutSuccess);
  return true;
}

export const orders: Orders = {
  words: () => ({ submit: 'Send Order', busy: 'Sending' }),
  Progress,
  take,
};
