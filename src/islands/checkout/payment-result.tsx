import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { whenVisited } from '../../platform/page-lifecycle.ts';
import { paths } from '../../site/paths.ts';
import { $payment, $receipt, checkPayment, showSimulatedOrder } from '../../stores/payment.ts';
import { ErrorBoundary } from '../shared/error-boundary.tsx';
import { StatusIcon } from '../shared/status-icon.tsx';
import { Receipt } from './receipt.tsx';

interface Props {
  /** The page's title until the order is paid. */
  readonly title?: string;
  /** What the page is called then. */
  readonly paidTitle?: string;
  /**
   * What is said of an order that is paid. As data, because HTML of the server that is not on the page from the start
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

function Result({ title = '', paidTitle = '', lead = '', nextHeading = '', next = [] }: Props) {
  const payment = useStore($payment, { ssr: 'initial' });
  const record = useStore($receipt, { ssr: 'initial' });
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
    if (isPaid) document.title = document.title.replace(title, paidTitle);
  }, [isPaid, title, paidTitle]);

  return (
    <>
      <div role="status">
        <div className="border-b border-rule bg-sand">
          <div className="page-width py-14 md:py-20 print:py-0">
            {isPaid && <StatusIcon kind="check" className="print-hidden mb-5 size-12 text-success" />}
            <h1 className="text-h1">{isPaid ? paidTitle : title}</h1>
            <p className="print-hidden mt-4 max-w-lead text-lead text-slate">
              {payment === 'paid' ? lead : wordsOf(payment)}
            </p>
          </div>
        </div>
      </div>
      {/* It stays while it asks, with the focus that it has. */}
      {(payment === 'pending' || payment === 'unknown' || (isAsking && asked)) && (
        <div className="page-width pt-12">
          <button type="button" className="button-main" aria-disabled={isAsking} onClick={askAgain}>
            Check again
          </button>
        </div>
      )}
      {payment === 'pending' && import.meta.env.PAYMENT_BY_INVOICE === undefined && (
        <p className="page-width pt-12">
          Did you leave the payment page without paying?{' '}
          <a className="font-bold link" href={paths.checkout}>
            Go back to checkout
          </a>
          . If you change nothing there, it stays the same order.
        </p>
      )}
      {payment === 'declined' && (
        <div className="page-width pt-12">
          <a className="button-main" href={paths.checkout}>
            Back to Checkout
          </a>
        </div>
      )}
      {isPaid && record && (
        <div className="page-width pt-section">
          <Receipt record={record} />
          <div className="print-hidden">
            <h2 className="text-h2">{nextHeading}</h2>
            <ol className="mt-8 grid max-w-prose list-decimal gap-4 pl-5">
              {next.map((step) => (
                <li key={step.title}>
                  <h3 className="font-bold">{step.title}</h3>
                  <p className="text-slate">{step.text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
    </>
  );
}

/** The order that the simulated payment left. */
function SimulatedResult() {
  const record = useStore($receipt, { ssr: 'initial' });
  useEffect(() => {
    showSimulatedOrder();
    if ($receipt.get()) return;
    // The script before the first paint has seen that there is a record, and not that it is torn.
    for (const place of document.querySelectorAll<HTMLElement>('[data-no-order], [data-kept-order]'))
      place.hidden = place.dataset.noOrder === undefined;
  }, []);
  return record && <Receipt record={record} />;
}

/**
 * On the success page, what is known of this tab's order: a site that sends claims only what the receiver says of it,
 * and says that for the whole page; otherwise it is the simulated order, where there is one. Chosen here and not by the
 * page, so that a build has the script of one of them only.
 */
export const PaymentResult = (props: Props) => (
  <ErrorBoundary>
    {import.meta.env.CHECKOUT_ENDPOINT === undefined ? <SimulatedResult /> : <Result {...props} />}
  </ErrorBoundary>
);
