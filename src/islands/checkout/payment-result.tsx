import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { whenVisited } from '../../platform/page-lifecycle.ts';
import { paths } from '../../site/paths.ts';
import { $payment, $receipt, checkPayment, showSimulatedOrder } from '../../stores/payment.ts';
import { ErrorBoundary } from '../shared/error-boundary.tsx';
import { BlankSlip } from './blank-slip.tsx';
import { MessageResult } from './message-result.tsx';
import { NextSteps } from './next-steps.tsx';
import { Receipt } from './receipt.tsx';
import { RouteArrived } from './route-arrived.tsx';

export interface ResultProps {
  /** The page's title until the order is paid, or was taken as a message. */
  readonly title?: string;
  /** What the page is called then. */
  readonly doneTitle?: string;
  /**
   * What is said of the order then. As data, because HTML of the server that is not on the page from the start
   * would come by `innerHTML`, which the content policy refuses.
   */
  readonly lead?: string;
  readonly nextHeading?: string;
  readonly next?: readonly { readonly title: string; readonly text: string }[];
}

const WORDS = {
  'no-order':
    'There is no order in this tab, so this page cannot show a payment. If you have just paid, look for our email, or ask us.',
  asking: 'One moment: we are checking whether your payment has arrived.',
  pending:
    'We have your order, and your payment is not confirmed yet. That can take a few minutes. Please do not pay again.',
  declined: 'Your order has not been paid. Everything is saved in the checkout, where you can try again.',
  unknown:
    'We cannot tell at the moment whether your payment has arrived. Please check again before you pay again.',
} as const;

const RECEIVED =
  'We have your order, and nothing has been paid yet. The page after your order and our email tell you how to pay. Once your payment has arrived, this page says so.';

const wordsOf = (payment: Exclude<ReturnType<typeof $payment.get>, 'paid'>): string =>
  import.meta.env.PAYMENT_BY_INVOICE !== undefined && payment === 'pending' ? RECEIVED : WORDS[payment];

function Result({ title = '', doneTitle = '', lead = '', nextHeading = '', next = [] }: ResultProps) {
  const payment = useStore($payment, { ssr: 'initial' });
  const order = useStore($receipt, { ssr: 'initial' });
  const isPaid = payment === 'paid';
  const ask = () => void checkPayment(import.meta.env.CHECKOUT_ENDPOINT ?? '');
  const [asked, setAsked] = useState(false);
  const isAsking = payment === 'asking';
  const askAgain = () => {
    setAsked(true);
    if (!isAsking) ask();
  };
  useEffect(() => {
    whenVisited(ask);
  }, []);
  useEffect(() => {
    if (isPaid) document.title = document.title.replace(title, doneTitle);
  }, [isPaid, title, doneTitle]);

  return (
    <>
      <div className="result bg-sand">
        <div className="page-width result-grid">
          <div>
            <div role="status">
              <h1 className="text-h1">{isPaid ? doneTitle : title}</h1>
              <p className="print-hidden mt-4 text-lead text-slate">
                {payment === 'paid' ? lead : wordsOf(payment)}
              </p>
            </div>
            {/* It stays while it asks, with the focus that it has. */}
            {(payment === 'pending' || payment === 'unknown' || (isAsking && asked)) && (
              <button type="button" className="button-main mt-6" aria-disabled={isAsking} onClick={askAgain}>
                Check again
              </button>
            )}
            {payment === 'pending' && import.meta.env.PAYMENT_BY_INVOICE === undefined && (
              <p className="mt-6">
                Did you leave the payment page without paying?{' '}
                <a className="font-bold link" href={paths.checkout}>
                  Go back to checkout
                </a>
                . If you change nothing there, it stays the same order.
              </p>
            )}
            {payment === 'declined' && (
              <a className="button-main mt-6" href={paths.checkout}>
                Back to Checkout
              </a>
            )}
            {isPaid && <RouteArrived />}
          </div>
          {order ? <Receipt {...order} /> : <BlankSlip isSample={payment === 'no-order'} />}
        </div>
      </div>
      {isPaid && <NextSteps heading={nextHeading} steps={next} />}
    </>
  );
}

/** The order that the simulated payment left. */
function SimulatedResult() {
  const order = useStore($receipt, { ssr: 'initial' });
  useEffect(() => {
    showSimulatedOrder();
    if ($receipt.get()) return;
    // The script before the first paint has seen that there is a record, and not that it is torn.
    for (const place of document.querySelectorAll<HTMLElement>('[data-no-order], [data-kept-order]'))
      place.hidden = place.dataset.noOrder === undefined;
  }, []);
  return order ? <Receipt {...order} /> : <BlankSlip isSample />;
}

/**
 * On the success page, what is known of this tab's order: a site that sends claims only what the receiver says of it,
 * and says that for the whole page, and one whose orders are messages that they were taken; otherwise it is the simulated
 * order, where there is one. Chosen here and not by the
 * page, so that a build has the script of one of them only.
 */
export const PaymentResult = (props: ResultProps) => (
  <ErrorBoundary>
    {import.meta.env.CHECKOUT_ENDPOINT !== undefined ? (
      <Result {...props} />
    ) : import.meta.env.ORDERS_BY_MESSAGE !== undefined ? (
      <MessageResult {...props} />
    ) : (
      <SimulatedResult />
    )}
  </ErrorBoundary>
);
