import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Catalogue } from '../../domain/quote/catalogue.ts';
import { CHECKOUT_FIELDS } from '../../domain/checkout/form.ts';
import { describeChanges } from '../../domain/quote/changes.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { quoteTotals } from '../../domain/quote/lines.ts';
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
}

function CheckoutPage({ catalogue, assurances, rate }: Props) {
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
    <div className="needs-script page-width grid gap-12 pt-10 pb-section lg:grid-cols-3 lg:gap-16 lg:pt-14">
      <div className="lg:col-span-2">
        {/* Below lg the summary comes after the form, so the total is here too. */}
        <p className="mb-8 lg:hidden">
          <a className="inline-block py-1 link" href="#order-heading">
            {lines.length > 0 ? `Your order: ${formatMoney(quoteTotals(lines).total)}` : 'Your order'}
          </a>
        </p>
        <div className="not-empty:mb-8">
          {quote && <QuoteChanges changes={describeChanges(quote.changes)} />}
        </div>
        <BillingForm lines={lines} />
      </div>
      <OrderSummary lines={lines} assurances={assurances} rate={rate} />
    </div>
  );
}

export const Checkout = island(CheckoutPage, Toaster);
