import { useStore } from '@nanostores/react';
import { CHECKOUT_FIELDS } from '../../domain/checkout/fields.ts';
import { formatMoneyWithCode } from '../../domain/money/money.ts';
import { quoteTotals, type QuoteLine } from '../../domain/quote/lines.ts';
import { $attempts, $busy, $errors, submitOrder } from '../../stores/checkout.ts';
import { ErrorSummary } from '../shared/error-summary.tsx';
import { BillingField } from './billing-field.tsx';
import { CountryField } from './country-field.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { TermsField } from './terms-field.tsx';

interface Props {
  readonly lines: readonly QuoteLine[];
}

export function BillingForm({ lines }: Props) {
  const errors = useStore($errors);
  const attempt = useStore($attempts, { ssr: 'initial' });
  const busy = useStore($busy, { ssr: 'initial' });

  return (
    <form
      // Until the script is here a press does nothing. A plain form would put what was typed into the address.
      method="dialog"
      noValidate
      className="grid gap-12"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submitOrder(lines);
      }}
    >
      <ErrorSummary fields={CHECKOUT_FIELDS} errors={errors} attempt={attempt} />
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="form-section">Personal Details</legend>
        <BillingField field="fullName" autoComplete="name" className="sm:col-span-2" />
        <BillingField field="email" type="email" autoComplete="email" inputMode="email" />
        <BillingField field="phone" type="tel" autoComplete="tel" inputMode="tel" />
        <BillingField field="company" autoComplete="organization" className="sm:col-span-2" />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="form-section">Billing Address</legend>
        <BillingField field="billingAddress" autoComplete="address-line1" className="sm:col-span-2" />
        <BillingField field="city" autoComplete="address-level2" />
        <BillingField field="postalCode" autoComplete="postal-code" />
        <CountryField />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="form-section">Additional Notes</legend>
        <BillingField field="notes" rows={4} autoComplete="off" />
      </fieldset>
      <TermsField />
      {/* The button is renamed under the focus, of which nothing is said. */}
      <p className="sr-only" aria-live="polite">
        {busy && 'Processing'}
      </p>
      <button type="submit" className="button-main sm:w-full" aria-disabled={busy}>
        {busy ? (
          'Processing...'
        ) : (
          <span>
            {import.meta.env.PAYMENT_BY_INVOICE === undefined ? 'Complete Payment' : 'Send Order'}{' '}
            {lines.length > 0 && (
              <span className="inline-block">{formatMoneyWithCode(quoteTotals(lines).total)}</span>
            )}
          </span>
        )}
      </button>
      {import.meta.env.CHECKOUT_ENDPOINT !== undefined && <OrderDelivery />}
    </form>
  );
}
