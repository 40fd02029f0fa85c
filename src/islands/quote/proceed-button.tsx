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

export function ProceedButton({ lines, selection, custom, describedBy }: Props) {
  const [refused, setRefused] = useState(false);
  const empty = lines.length === 0;

  const proceed = () => {
    setRefused(empty);
    if (empty) return;
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
      <p className="text-small text-slate not-empty:mt-2" role="status">
        {empty && refused && 'Tick at least one service first, or add your own.'}
      </p>
    </>
  );
}
