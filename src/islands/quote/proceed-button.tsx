import { useState } from 'react';
import type { CustomDraft } from '../../domain/quote/custom-service.ts';
import type { QuoteLine } from '../../domain/quote/lines.ts';
import type { Selection } from '../../domain/quote/selection.ts';
import { carryQuote } from '../../domain/quote/carried-quote.ts';
import { paths } from '../../site/paths.ts';
import { go } from '../../platform/navigation.ts';
import { saveForCheckout } from '../../stores/quote.ts';

interface Props {
  readonly lines: readonly QuoteLine[];
  readonly selection: Selection;
  readonly custom: CustomDraft;
  readonly describedBy: string | undefined;
}

const REFUSAL = 'Tick at least one service first, or add your own.';

export function ProceedButton({ lines, selection, custom, describedBy }: Props) {
  const [refusals, setRefusals] = useState(0);
  const empty = lines.length === 0;

  const proceed = () => {
    if (empty) {
      setRefusals(refusals + 1);
      return;
    }
    const stored = saveForCheckout(lines);
    // Where nothing can be stored, the address itself carries the quote over.
    go(stored ? paths.checkout : paths.checkout + carryQuote({ selection, custom }));
  };

  return (
    <>
      <button
        type="button"
        className="button-main sm:w-full"
        aria-disabled={empty}
        aria-describedby={describedBy}
        onClick={proceed}
      >
        Proceed to Checkout
      </button>
      <p className="text-small text-slate not-empty:mt-2" aria-live="polite">
        {/* A space more at every other press, because the same words again are not spoken. */}
        {empty && refusals > 0 && `${REFUSAL}${refusals % 2 === 0 ? '\u00A0' : ''}`}
      </p>
    </>
  );
}
