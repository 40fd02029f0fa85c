/** Orders are sent as messages to the office, because no server takes orders. Nothing is paid online. */
import { paths } from '@site/rules/urls/paths';
import { createCheckoutRecord } from '#logic/checkout/order-record.ts';
import { createOrderNumber } from '@site/rules/checkout/order';
import { createMessageRequest } from '@site/rules/contact/message-request';
import type { SubmissionId } from '@site/rules/delivery/idempotency';
import { toCheckoutErrors, createOrderMessage } from '#logic/checkout/order-message.ts';
import type { PlaceOrder } from '#logic/delivery/interfaces.ts';
import { replacePage } from '#platform/navigation.ts';
import { writeSession } from '#platform/session.ts';
import { deliverMessage } from '../deliver-message.ts';
import type { OrderDelivery } from '../orders.ts';
import { SendingFeedback } from '../sending-feedback.tsx';
import { beginSubmission, clearOrderedQuote, endOrder } from '../submissions.ts';

const placeOrder: PlaceOrder = async ({ form, lines, agreedVersions }, { showFieldErrors }) => {
  const createBody = (id: SubmissionId) => {
    const orderNumber = createOrderNumber(id.atMs);
    const context = { page: location.pathname, honeypot: '', orderNumber };
    return createMessageRequest(createOrderMessage(form, lines, orderNumber, agreedVersions), id, context);
  };
  const { submission, body } = beginSubmission('orderSubmission', createBody);
  const hasArrived = await deliverMessage(
    body,
    submission.key,
    (errors) => {
      showFieldErrors(toCheckoutErrors(errors));
    },
    'order',
  );
  if (!hasArrived) return 'staying';
  clearOrderedQuote(submission);
  endOrder(submission);
  writeSession('checkout', JSON.stringify(createCheckoutRecord(form, lines, submission.atMs)));
  replacePage(paths.checkoutSuccess);
  return 'leaving';
};

export const orders: OrderDelivery = {
  getButtonLabels: () => ({ submit: 'Send Order', busy: 'Sending' }),
  SendingFeedback,
  placeOrder,
};
