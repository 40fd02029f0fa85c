import { useState } from 'react';
import { whyLeftOut, type CustomService, type LeftOutCustom } from '../../domain/quote/custom-service.ts';
import type { QuoteLine } from '../../domain/quote/lines.ts';
import type { Quote } from '../../domain/quote/saved-quote.ts';
import { encodeCheckoutLink } from '../../domain/quote/shared-quote.ts';
import { go } from '../../platform/navigation.ts';
import { paths } from '../../site/paths.ts';
import { saveForCheckout } from '../../stores/quote.ts';
import { StatusIcon } from '../shared/status-icon.tsx';
import { CUSTOM_FIELD_IDS } from './adopt-choices.ts';

interface Props {
  readonly lines: readonly QuoteLine[];
  readonly quote: Quote;
  readonly service: CustomService;
}

const LEFT_OUT_ID = 'left-out';
const REFUSAL = 'Tick at least one service first, or add your own.';

/** The form announces the same to screen readers. */
const LeftOut = ({ reason, field }: LeftOutCustom) => (
  <div className="flex gap-2 text-small">
    <StatusIcon kind="alert" className="mt-0.5 size-5 text-error" />
    <p>
      <span id={LEFT_OUT_ID}>{`Your custom service is not in this quote: ${reason}.`}</span>{' '}
      <a
        className="link"
        href={`#${CUSTOM_FIELD_IDS[field]}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(CUSTOM_FIELD_IDS[field])?.focus();
        }}
      >
        {field === 'name' ? 'Go to its name' : 'Go to its price'}
      </a>
    </p>
  </div>
);

/** The way to the checkout, and why a custom service does not come along. */
export function Proceed({ lines, quote, service }: Props) {
  const [refusals, setRefusals] = useState(0);
  const empty = lines.length === 0;
  const leftOut = whyLeftOut(service);

  const proceed = () => {
    if (empty) {
      setRefusals(refusals + 1);
      return;
    }
    const stored = saveForCheckout(lines);
    // Where nothing can be stored, the address itself takes the quote along.
    go(stored ? paths.checkout : paths.checkout + encodeCheckoutLink(quote));
  };

  return (
    <>
      {leftOut && <LeftOut {...leftOut} />}
      <div>
        <button
          type="button"
          className="button-main sm:w-full"
          aria-disabled={empty}
          aria-describedby={leftOut && LEFT_OUT_ID}
          onClick={proceed}
        >
          Proceed to Checkout
        </button>
        <p className="text-small text-slate not-empty:mt-2" aria-live="polite">
          {/* A space more at every other press, because the same words again are not spoken. */}
          {empty && refusals > 0 && `${REFUSAL}${refusals % 2 === 0 ? '\u00A0' : ''}`}
        </p>
      </div>
    </>
  );
}
