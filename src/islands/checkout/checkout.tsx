import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Catalogue } from '../../domain/quote/catalogue.ts';
import { CHECKOUT_FIELDS } from '../../domain/checkout/form.ts';
import { describeChanges } from '../../domain/quote/changes.ts';
import { onReturn, whenVisited } from '../../platform/page-lifecycle.ts';
import { $busy, $quote, editField, enterCheckout, restoreDraft } from '../../stores/checkout.ts';
import { dismissToast } from '../../stores/toasts.ts';
import { adoptTyped } from '../shared/adopt-typed.ts';
import { QuoteChanges } from '../shared/notice.tsx';
import { Toaster } from '../shared/toaster.tsx';
import { island } from '../shared/error-boundary.tsx';
import { BillingForm } from './billing-form.tsx';
import { type Assurance, OrderSummary } from './order-summary.tsx';

interface Props {
  readonly catalogue: Catalogue;
  readonly assurances: readonly Assurance[];
  /** Of shillings for a dollar, where the owner has set it. */
  readonly rate: number | undefined;
  /** What the box under the form agrees to, with versions: where orders go as messages. */
  readonly agreedTo?: readonly string[] | undefined;
}

function CheckoutPage({ catalogue, assurances, rate, agreedTo }: Props) {
  const quote = useStore($quote, { ssr: 'initial' });
  const lines = quote?.lines ?? [];

  useEffect(() => {
    whenVisited(() => {
      enterCheckout(catalogue);
      restoreDraft();
      adoptTyped(CHECKOUT_FIELDS, editField);
    });
    return onReturn(() => {
      $busy.set(false);
      dismissToast();
      enterCheckout(catalogue);
    });
  }, [catalogue]);
  useEffect(() => {
    // The guard before the first paint may have left it to us: see inline-scripts/cart-guard.ts.
    if (quote) document.documentElement.classList.add('has-cart');
  }, [quote]);

  return (
    <div className="needs-script page-width with-slip pt-6 pb-12 lg:pt-14">
      <div className="col-span-full empty:hidden">
        {quote && <QuoteChanges changes={describeChanges(quote.changes)} />}
      </div>
      <OrderSummary lines={lines} assurances={assurances} rate={rate} />
      <BillingForm lines={lines} agreedTo={agreedTo} />
    </div>
  );
}

export const Checkout = island(CheckoutPage, Toaster);
