import { paths } from '@site/rules/addresses/paths';
import type { Outcomes, SaidProps } from '../outcomes.ts';
import { sentOrder } from '../sent-order.ts';

const Said = ({ outcome: { kind } }: SaidProps) =>
  kind === 'none' && (
    <p className="print-hidden mt-4 text-lead text-slate">
      There is no order in this tab. If you have sent one, we confirm it by email.{' '}
      <a className="link font-bold" href={paths.quote}>
        Build a package
      </a>
    </p>
  );

export const outcomes: Outcomes = {
  look: (show) => {
    const { record, submission } = sentOrder();
    // A submission is over once it was taken.
    const isTaken = record && submission?.content === '';
    show(isTaken ? { kind: 'done', receipt: { record, isConfirmed: true } } : { kind: 'none' });
  },
  Said,
};
