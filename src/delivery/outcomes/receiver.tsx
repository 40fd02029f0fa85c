/** A receiver knows what was paid: packages/receiver/docs/contract.md. */
import { settings } from 'virtual:delivery/settings';
import { useState } from 'react';
import { orderNumber } from '@site/rules/checkout/order';
import { decodeOrderStatus, type OrderStatus } from '../../logic/checkout/payment-status.ts';
import { REQUEST, TIMEOUT_MS } from '../../logic/delivery/deliver.ts';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/submission';
import { paths, REFERENCE_PARAMETER } from '@site/rules/addresses/paths';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { cancellation, deliveryPorts } from '../../platform/network.ts';
import { clearSession } from '../../platform/session.ts';
import { clearCart, endSubmission } from '../../stores/sending.ts';
import type { Outcome, Outcomes, SaidProps } from '../outcomes.ts';
import { sentOrder } from '../sent-order.ts';

async function ask(key: string): Promise<OrderStatus | undefined> {
  const request = cancellation();
  setTimeout(() => {
    request.abort();
  }, TIMEOUT_MS);
  try {
    const response = await deliveryPorts.fetch(settings.checkoutEndpoint ?? '', {
      ...REQUEST,
      headers: { [IDEMPOTENCY_HEADER]: key },
      signal: request.signal,
    });
    return decodeOrderStatus({ status: response.status, text: await response.text() });
  } catch {
    return undefined;
  }
}

/** Once an order is made, quote and form are over, and the same things ordered again are another order. */
async function look(show: (outcome: Outcome) => void): Promise<void> {
  const { submission, record } = sentOrder();
  if (!submission) {
    show({ kind: 'none' });
    return;
  }
  const number = { orderNumber: orderNumber(submission.atMs) };
  show({ kind: 'asking', ...number });
  const { status, receivedAt } = (await ask(submission.key)) ?? {};
  // An order by invoice is made once it is received.
  const isMade = status === 'paid' || (status === 'pending' && settings.paymentByInvoice);
  if (isMade) clearCart(submission);
  if (status === 'declined') clearSession(SESSION_KEYS.checkout);
  if (isMade || status === 'declined') endSubmission(SESSION_KEYS.orderSubmission, submission);
  const receipt = isMade && record ? { record, isConfirmed: true, isMailed: true, receivedAt } : undefined;
  // One that has led to a payment page, or may still be on its way, was not declined by not being there.
  const named = new URLSearchParams(location.search).get(REFERENCE_PARAMETER);
  const wasNotTaken = submission.reference === undefined && named !== number.orderNumber;
  if (status === 'not_found') show({ kind: wasNotTaken ? 'declined' : 'unknown', ...number });
  else show({ kind: status === 'paid' ? 'done' : (status ?? 'unknown'), ...number, receipt });
}

const WORDS = {
  none: 'There is no order in this tab, so this page cannot show a payment. If you have just paid, look for our email, or ask us.',
  asking: 'One moment: we are checking whether your payment has arrived.',
  pending:
    'We have your order, and your payment is not confirmed yet. That can take a few minutes. Please do not pay again.',
  declined: 'Your order has not been paid. Everything is saved in the checkout, where you can try again.',
  unknown:
    'We cannot tell at the moment whether your order and a payment have arrived. Please check again before you pay again.',
} as const;

const AWAITING_PAYMENT =
  'We have your order, and nothing has been paid yet. The page after your order and our email tell you how to pay. Once your payment has arrived, this page says so.';

function Said({ outcome: { kind, orderNumber }, lookAgain }: SaidProps) {
  const [asked, setAsked] = useState(false);
  const isOpen = kind === 'pending' || kind === 'unknown';
  const isInvoiced = kind === 'pending' && settings.paymentByInvoice;
  if (kind === 'done') return null;
  return (
    <>
      <p className="print-hidden mt-4 text-lead text-slate" role="status">
        {isInvoiced ? AWAITING_PAYMENT : WORDS[kind]}
      </p>
      {kind === 'unknown' && <p className="mt-4">Order reference: {orderNumber}</p>}
      {/* It stays while it asks, with the focus that it has. */}
      {(isOpen || (kind === 'asking' && asked)) && (
        <button
          type="button"
          className="button-main mt-6"
          aria-disabled={kind === 'asking'}
          onClick={() => {
            setAsked(true);
            if (kind !== 'asking') lookAgain();
          }}
        >
          Check again
        </button>
      )}
      {/* Nothing is placed twice by this. */}
      {isOpen && !isInvoiced && (
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

export const outcomes: Outcomes = { look: (show) => void look(show), Said };
