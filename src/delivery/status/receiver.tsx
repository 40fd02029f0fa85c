/** Shows the state of an order as the receiver reports it: see packages/receiver/docs/contract.md. */
import { settings } from 'virtual:delivery/settings';
import { useState } from 'react';
import { paths, REFERENCE_PARAMETER } from '@site/rules/urls/paths';
import { createOrderNumber } from '@site/rules/checkout/order';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/idempotency';
import { decodeOrderStatus, type OrderStatus } from '#logic/checkout/order-status.ts';
import { REQUEST_OPTIONS, REQUEST_TIMEOUT_MS } from '#logic/delivery/deliver.ts';
import { createAbortController } from '#platform/network.ts';
import { clearSession } from '#platform/session.ts';
import type { ShowState, StatusMessageProps, OrderStatusView } from '../status.ts';
import { readSentOrder } from '../sent-order.ts';
import { clearOrderedQuote, endOrder } from '../submissions.ts';
import sentences from './receiver-sentences.json' with { type: 'json' };

async function fetchOrderStatus(key: string): Promise<OrderStatus | undefined> {
  const controller = createAbortController();
  setTimeout(() => {
    controller.abort();
  }, REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(settings.checkoutEndpoint ?? '', {
      ...REQUEST_OPTIONS,
      headers: { [IDEMPOTENCY_HEADER]: key },
      signal: controller.signal,
    });
    return decodeOrderStatus({ status: response.status, text: await response.text() });
  } catch {
    return undefined;
  }
}

async function checkStatus(showState: ShowState) {
  const { submission, record } = readSentOrder();
  if (!submission) {
    showState({ kind: 'none' });
    return;
  }
  const orderNumber = createOrderNumber(submission.atMs);
  showState({ kind: 'checking', orderNumber });
  const { status, receivedAt } = (await fetchOrderStatus(submission.key)) ?? {};

  // An order that is paid by invoice is complete once the receiver has it.
  const isComplete = status === 'paid' || (status === 'pending' && settings.isPaymentByInvoice);
  if (isComplete) clearOrderedQuote(submission);
  // A declined order has no receipt, so its record is deleted. The quote and the draft stay for another try.
  if (status === 'declined') clearSession('checkout');
  // Once this order has ended, ordering the same services again creates a new order.
  if (isComplete || status === 'declined') endOrder(submission);

  const receipt =
    isComplete && record ? { record, isConfirmed: true, isConfirmationEmailed: true, receivedAt } : undefined;
  // The receiver may not have the order yet. If the order already has a reference, or if its number is in
  // this page's URL because no response came, the order may still arrive. Its state is then unknown, not
  // declined.
  const orderNumberInUrl = new URLSearchParams(location.search).get(REFERENCE_PARAMETER);
  const mayHaveArrived = submission.reference !== undefined || orderNumberInUrl === orderNumber;
  const kindIfNotFound = mayHaveArrived ? 'unknown' : 'declined';
  showState({ kind: status === 'not_found' ? kindIfNotFound : (status ?? 'unknown'), orderNumber, receipt });
}

function StatusMessage({ state: { kind, orderNumber }, showState }: StatusMessageProps) {
  const [hasCheckedAgain, setHasCheckedAgain] = useState(false);
  const isUnsettled = kind === 'pending' || kind === 'unknown';
  const isInvoiced = kind === 'pending' && settings.isPaymentByInvoice;
  if (kind === 'paid' || kind === 'received') return null;
  return (
    <>
      <p className="print-hidden mt-4 text-lead text-slate" role="status">
        {sentences[isInvoiced ? 'awaitingPayment' : kind]}
      </p>
      {kind === 'unknown' && <p className="mt-4">Order reference: {orderNumber}</p>}
      {/* The button stays while the receiver is asked again, so that it keeps the focus. */}
      {(isUnsettled || (kind === 'checking' && hasCheckedAgain)) && (
        <button
          type="button"
          className="button-main mt-6"
          aria-disabled={kind === 'checking'}
          onClick={() => {
            setHasCheckedAgain(true);
            if (kind !== 'checking') void checkStatus(showState);
          }}
        >
          Check again
        </button>
      )}
      {isUnsettled && !isInvoiced && (
        <p className="mt-6">
          Did you leave before you had paid?{' '}
          <a className="link font-bold" href={paths.checkout}>
            Go back to checkout
          </a>
          . If you change nothing there, it stays the same order.
        </p>
      )}
      {kind === 'declined' && (
        <a className="button-main mt-6" href={paths.checkout}>
          Back to Checkout
        </a>
      )}
    </>
  );
}

export const status: OrderStatusView = {
  checkStatus: (showState) => void checkStatus(showState),
  StatusMessage,
};
