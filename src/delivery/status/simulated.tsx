import { paths } from '@site/rules/urls/paths';
import { decodeCheckoutRecord } from '#logic/checkout/stored-record.ts';
import { readSession } from '#platform/session.ts';
import type { StatusMessageProps, OrderStatusView } from '../status.ts';

/** The HTML has both notices, and order-visibility.astro chooses one before the first paint. */
const StatusMessage = ({ state: { kind } }: StatusMessageProps) => (
  <>
    <p
      className="notice print-hidden order-first mb-8"
      data-show-without-order="checkout"
      hidden={kind === 'paid'}
    >
      <b className="mb-3 block text-h2">There is no order in this tab</b> An order stays in the tab where it
      was made. If you have paid us, send us the number on your invoice.{' '}
      <a className="link block w-fit py-2 font-bold" href={paths.quote}>
        Build a package
      </a>{' '}
      Below is what customers see once this site takes payments.
    </p>
    <p className="notice mt-8" data-show-with-order="checkout" hidden={kind !== 'paid'}>
      This site has no payment provider yet: nothing has been charged, and no order or email has been sent.{' '}
      <span className="print-hidden">The steps below apply once it has one.</span>
    </p>
  </>
);

export const status: OrderStatusView = {
  checkStatus: (showState) => {
    const record = decodeCheckoutRecord(readSession('checkout'));
    showState(record ? { kind: 'paid', receipt: { record, isConfirmed: false } } : { kind: 'none' });
  },
  StatusMessage,
};
