import { paths } from '@site/rules/urls/paths';
import type { StatusMessageProps, OrderStatusView } from '../status.ts';
import { readSentOrder } from '../sent-order.ts';

const StatusMessage = ({ state }: StatusMessageProps) =>
  state.kind === 'none' && (
    <p className="print-hidden mt-4 text-lead text-slate">
      There is no order in this tab. If you have sent one, we confirm it by email.{' '}
      <a className="link font-bold" href={paths.quote}>
        Build a package
      </a>
    </p>
  );

export const status: OrderStatusView = {
  checkStatus: (showState) => {
    const { record, submission } = readSentOrder();
    const isReceived = record && submission?.endedAt !== undefined;
    showState(isReceived ? { kind: 'received', receipt: { record, isConfirmed: true } } : { kind: 'none' });
  },
  StatusMessage,
};
