import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { whenVisited } from '../../platform/page-lifecycle.ts';
import { paths } from '../../site/paths.ts';
import { $receipt, showOrderMessage } from '../../stores/payment.ts';
import { BlankSlip } from './blank-slip.tsx';
import { NextSteps } from './next-steps.tsx';
import type { ResultProps } from './payment-result.tsx';
import { Receipt } from './receipt.tsx';

/** The order that went as a message, once it was taken; no payment has begun. */
export function MessageResult({
  title = '',
  doneTitle = '',
  lead,
  nextHeading = '',
  next = [],
}: ResultProps) {
  const order = useStore($receipt, { ssr: 'initial' });
  const isTaken = order !== undefined;
  useEffect(() => {
    whenVisited(showOrderMessage);
  }, []);
  useEffect(() => {
    if (isTaken) document.title = document.title.replace(title, doneTitle);
  }, [isTaken, title, doneTitle]);

  return (
    <>
      <div className="result bg-sand">
        <div className="page-width result-grid">
          <div role="status">
            <h1 className="text-h1">{isTaken ? doneTitle : title}</h1>
            <p className="print-hidden mt-4 text-lead text-slate">
              {isTaken ? (
                lead
              ) : (
                <>
                  There is no order in this tab. If you have sent one, we confirm it by email.{' '}
                  <a className="font-bold link" href={paths.quote}>
                    Build a package
                  </a>
                </>
              )}
            </p>
          </div>
          {order ? <Receipt {...order} /> : <BlankSlip isSample />}
        </div>
      </div>
      {isTaken && <NextSteps heading={nextHeading} steps={next} />}
    </>
  );
}
