import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Catalogue } from '@site/rules/quote/catalogue';
import { describeDifferences } from '#logic/quote/differences.ts';
import { onReturn } from '#platform/page-lifecycle.ts';
import { $isBusy, $storedLines, $values, editField, enterCheckout, restoreDraft } from '#stores/checkout.ts';
import { dismissToast } from '#stores/toasts.ts';
import { QuoteDifferences } from '../shared/quote-differences.tsx';
import { Toaster } from '../shared/toaster.tsx';
import { useEarlyInput } from '../shared/page-values.ts';
import { createIsland } from '../shared/error-boundary.tsx';
import { BillingForm, type BillingFormProps } from './billing-form.tsx';
import { OrderSummary, type OrderSummaryProps } from './order-summary.tsx';

interface Props extends BillingFormProps, OrderSummaryProps {
  catalogue: Catalogue;
}

function Checkout({ catalogue, ...props }: Props) {
  const { lines, differences } = useStore($storedLines);
  const earlyChanges = useEarlyInput($values.get());

  useEffect(() => {
    enterCheckout(catalogue);
    restoreDraft();
    for (const change of earlyChanges) editField(...change);
    return onReturn(() => {
      $isBusy.set(false);
      dismissToast();
      enterCheckout(catalogue);
    });
  }, [catalogue, earlyChanges]);

  return (
    <div className="needs-script page-width grid grid-cols-1 gap-x-slips gap-y-6 pb-section lg:pt-9 not-print:lg:grid-cols-slip">
      <div className="empty:hidden" aria-live="polite">
        <QuoteDifferences differences={describeDifferences(differences)} />
      </div>
      <OrderSummary lines={lines} {...props} />
      <BillingForm lines={lines} {...props} />
    </div>
  );
}

export const CheckoutPage = createIsland(Checkout, Toaster);
