import { decodeCheckoutRecord } from '../../logic/checkout/saved-record.ts';
import { paths } from '@site/rules/addresses/paths';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { readSession } from '../../platform/session.ts';
import type { Outcomes, SaidProps } from '../outcomes.ts';

/** Both are there from the start: which one shows is decided before the first paint, by shown-by-order.astro. */
const Said = ({ outcome: { kind } }: SaidProps) => (
  <>
    <p className="notice print-hidden mt-8" data-no-order={SESSION_KEYS.checkout} hidden={kind === 'done'}>
      There is no order in this tab. This is what customers see after paying; it is not about an order of
      yours.{' '}
      <a className="link font-bold" href={paths.quote}>
        Build a package
      </a>
    </p>
    <p className="notice mt-8" data-kept-order={SESSION_KEYS.checkout} hidden={kind !== 'done'}>
      This site has no payment provider yet: nothing has been charged, and no order or email has been sent.
      The steps below apply once it has one.
    </p>
  </>
);

export const outcomes: Outcomes = {
  look: (show) => {
    const record = decodeCheckoutRecord(readSession(SESSION_KEYS.checkout));
    show(record ? { kind: 'done', receipt: { record, isConfirmed: false } } : { kind: 'none' });
  },
  Said,
};
