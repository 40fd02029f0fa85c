import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { Slip } from '../shared/slip.tsx';
import { StampPlace } from './receipt.tsx';

/** Fills the place of the number until there is an order. */
const NO_NUMBER = (
  <span className="slip-blank">
    <span className="sr-only">none yet</span>
  </span>
);

/** An empty slip, drawn until there is a receipt. */
export const BlankSlip = ({ isSample }: { isSample: boolean }) => (
  <div className="print-hidden xl:-mb-10 xl:grid" aria-hidden="true">
    <Slip className="slip-muted" number={NO_NUMBER}>
      <div className="-mt-1 mb-3.5 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="figure grow basis-18 text-dense">Your order</p>
        {isSample && (
          <p className="stamp slip-sample" data-no-order={SESSION_KEYS.checkout}>
            Sample
          </p>
        )}
      </div>
      <ul>
        {[1, 2, 3].map((line) => (
          <li key={line} className="slip-line slip-row">
            <span className="slip-blank" />
          </li>
        ))}
      </ul>
      <p className="slip-row slip-total">
        <span>Total</span> <span className="figure">USD</span>
      </p>
      {isSample && <StampPlace className="mt-4" />}
    </Slip>
  </div>
);
