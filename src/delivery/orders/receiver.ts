/**
 * Orders are sent to a receiver that follows packages/receiver/docs/contract.md. The receiver's response
 * contains the URL of the page on which to pay, or of the page that says how to pay an invoice.
 */
import { settings } from 'virtual:delivery/settings';
import { paths, unconfirmedOrderPath } from '@site/rules/urls/paths';
import { CHECKOUT_FIELD_NAMES } from '@site/rules/checkout/form';
import problems from '#logic/checkout/order-problems.json' with { type: 'json' };
import { decodeOrderResponse, createOrderRequest } from '#logic/checkout/order-request.ts';
import {
  PAYMENT_FAILED_TOAST,
  PROCESSING_TOAST,
  RECEIVED_TOAST,
  REDIRECT_DELAY_MS,
  UNCONFIRMED_TOAST,
} from '#logic/checkout/toasts.ts';
import type { PlaceOrder } from '#logic/delivery/interfaces.ts';
import type { Toast } from '#logic/form/feedback.ts';
import { openPage, replacePage } from '#platform/navigation.ts';
import { writeSession } from '#platform/session.ts';
import { wait } from '#platform/time.ts';
import type { OrderDelivery } from '../orders.ts';
import { SendingFeedback } from '../sending-feedback.tsx';
import { $problem, submit } from '../sending.ts';
import { beginSubmission, storeSubmission } from '../submissions.ts';

const placeOrder: PlaceOrder = async ({ form, lines }, { showToast, showFieldErrors }) => {
  const { submission, body } = beginSubmission('orderSubmission', (id) =>
    createOrderRequest(form, lines, id),
  );
  const openFailurePage = (toast: Toast, path: string) => {
    showToast(toast);
    replacePage(path);
  };
  try {
    const { checkoutEndpoint: endpoint = '', paymentHosts, isPaymentByInvoice } = settings;
    const decode = decodeOrderResponse(paymentHosts);
    const outcome = await submit({
      endpoint,
      key: submission.key,
      body,
      fieldNames: CHECKOUT_FIELD_NAMES,
      decode,
    });
    switch (outcome.kind) {
      case 'redirect':
        writeSession('checkout', JSON.stringify(body.record));
        storeSubmission('orderSubmission', { ...submission, reference: outcome.reference });
        showToast(isPaymentByInvoice ? RECEIVED_TOAST : PROCESSING_TOAST);
        await wait(REDIRECT_DELAY_MS);
        openPage(outcome.url);
        break;
      case 'rejected':
        showFieldErrors(outcome.errors);
        return 'staying';
      case 'price-changed':
      case 'offline':
      case 'cancelled':
        $problem.set(problems[outcome.kind]);
        return 'staying';
      case 'unknown':
        // With this URL, the failure page shows the order number, and does not say that the payment failed.
        openFailurePage(UNCONFIRMED_TOAST, unconfirmedOrderPath(body.record.orderNumber));
        break;
      case 'unavailable':
      case 'unsafe-redirect':
        openFailurePage(PAYMENT_FAILED_TOAST, paths.checkoutFailure);
    }
  } catch {
    // The specification asks for this toast and this page after any error. The page then asks the receiver
    // what happened to the order.
    openFailurePage(PAYMENT_FAILED_TOAST, paths.checkoutFailure);
  }
  return 'leaving';
};

export const orders: OrderDelivery = {
  getButtonLabels: () => ({
    submit: settings.isPaymentByInvoice ? 'Send Order' : 'Complete Payment',
    busy: 'Processing',
  }),
  SendingFeedback,
  placeOrder,
};
