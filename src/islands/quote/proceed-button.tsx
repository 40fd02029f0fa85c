import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CUSTOM_MESSAGES, type CustomService } from '#logic/quote/custom-service.ts';
import type { QuoteLine } from '#logic/quote/lines.ts';
import { openPage } from '#platform/navigation.ts';
import { paths } from '@site/rules/urls/paths';
import { $isQuoteStored, storeForCheckout } from '#stores/quote.ts';
import { clearUrl } from './page-url.ts';
import { Icon } from '../shared/icon.tsx';

interface Props {
  lines: readonly QuoteLine[];
  customService: CustomService;
}

const LEFT_OUT_ID = 'left-out';

/** Shows the button to the checkout. Says above it if a custom service is left out, and why. */
export function ProceedButton({ lines, customService }: Props) {
  const [rejectionCount, setRejectionCount] = useState(0);
  const isStored = useStore($isQuoteStored);
  const isEmpty = lines.length === 0;
  const rejectionText = isEmpty
    ? 'Tick at least one service first, or add your own.'
    : 'Your browser does not let this page save your quote for the checkout. Ask us about it instead.';
  const isLeftOut = customService.kind === 'incomplete' || customService.kind === 'invalid';

  const proceed = () => {
    if (!isEmpty && storeForCheckout(lines)) {
      // A quote in the URL would be opened again if the visitor returned to this page after ordering.
      clearUrl();
      openPage(paths.checkout);
    } else setRejectionCount(rejectionCount + 1);
  };

  return (
    <>
      {isLeftOut && (
        <p className="flex gap-2 text-small">
          <Icon kind="alert" className="mt-0.5 size-5 text-error" />
          <span id={LEFT_OUT_ID}>{CUSTOM_MESSAGES.leftOut}</span>
        </p>
      )}
      <div>
        <button
          type="button"
          className="button-main sm:w-full"
          aria-disabled={isEmpty}
          aria-describedby={isLeftOut ? LEFT_OUT_ID : undefined}
          onClick={proceed}
        >
          Proceed to Checkout
        </button>
        <p className="text-small text-slate not-empty:mt-2" aria-live="polite">
          {/* Screen readers do not repeat an unchanged text, so every other press adds a space. */}
          {(isEmpty || !isStored) &&
            rejectionCount > 0 &&
            `${rejectionText}${rejectionCount % 2 === 0 ? '\u00A0' : ''}`}
        </p>
      </div>
    </>
  );
}
