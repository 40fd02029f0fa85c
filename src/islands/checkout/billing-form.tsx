import { orders } from 'virtual:delivery/orders';
import { useStore } from '@nanostores/react';
import { SECTIONS, type BillingFieldName } from '@site/rules/checkout/fields';
import { BILLING_FIELDS, CHECKOUT_FIELD_NAMES } from '@site/rules/checkout/form';
import { formatMoney } from '@site/rules/money/money';
import { CUSTOM_SERVICE_ID } from '@site/rules/quote/catalogue';
import { formatItemNote } from '#logic/checkout/order-record.ts';
import { computeQuoteTotal, type QuoteLine } from '#logic/quote/lines.ts';
import { $rejectionCount, $isBusy, $errors, $values, editField, submitOrder } from '#stores/checkout.ts';
import { ErrorSummary } from '../shared/error-summary.tsx';
import { FormField } from '../shared/field.tsx';
import { FormPurpose } from '../shared/form-purpose.tsx';
import { listChangesOnPage } from '../shared/page-values.ts';
import { CountryOptions } from './country-options.tsx';
import { TermsField } from './terms-field.tsx';

/** Copies the values on the page into the store, because browsers may fill in fields without an event. */
const copyPageValues = () => {
  for (const change of listChangesOnPage($values.get())) editField(...change);
};

export interface BillingFormProps {
  /**
   * The documents that the visitor agrees to, with their versions. Only an order that is sent as a message
   * lists these documents.
   */
  agreedVersions?: readonly string[] | undefined;
  /**
   * Says how the order is paid, and from when the guarantee counts. Repeats the VAT note, because a narrow
   * window folds the part of the summary that has it.
   */
  paymentNote: string;
  /** Says what the data is used for. */
  purpose: string;
}

export function BillingForm({
  lines,
  agreedVersions,
  paymentNote,
  purpose,
}: BillingFormProps & { lines: readonly QuoteLine[] }) {
  const labels = orders.getButtonLabels();
  const values = useStore($values);
  const errors = useStore($errors);
  const rejectionCount = useStore($rejectionCount);
  const isBusy = useStore($isBusy);

  return (
    <form
      // With this method the button does nothing before hydration. A plain form would put the typed values
      // into the URL.
      method="dialog"
      noValidate
      className="print-hidden grid gap-12 self-start"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        copyPageValues();
        void submitOrder(orders.placeOrder, lines, agreedVersions);
      }}
    >
      <ErrorSummary fieldNames={CHECKOUT_FIELD_NAMES} errors={errors} rejectionCount={rejectionCount} />
      {Object.entries(SECTIONS).map(([legend, section], index) => {
        const fieldNames = Object.keys(section) as BillingFieldName[];
        return (
          <fieldset key={legend}>
            <legend className="mb-5 w-full line-b border-ink pb-3 font-bold text-h3">
              <span>{legend}</span>
              {index === 0 && (
                /* Screen readers say "required" with each field. */
                <span className="float-right pt-1 font-normal text-small text-slate" aria-hidden="true">
                  * required
                </span>
              )}
            </legend>
            {/* The grid is inside the fieldset, because Chromium before 93 cannot lay out a fieldset as a
                grid. */}
            <div className="grid gap-5 sm:grid-cols-2">
              {fieldNames.map((fieldName) => (
                <FormField
                  key={fieldName}
                  id={fieldName}
                  field={BILLING_FIELDS[fieldName]}
                  className={BILLING_FIELDS[fieldName].isFullWidth && 'sm:col-span-2'}
                  value={values[fieldName]}
                  error={errors[fieldName]}
                  onChange={copyPageValues}
                >
                  {fieldName === 'country' && <CountryOptions />}
                </FormField>
              ))}
            </div>
          </fieldset>
        );
      })}
      <TermsField checked={values.agreedToTerms} error={errors.agreedToTerms} onChange={copyPageValues} />
      {/* Announces that the form is busy. Screen readers do not read the new text of a focused button. */}
      <p className="sr-only" aria-live="polite">
        {isBusy && labels.busy}
      </p>
      <div className="grid gap-4">
        <p className="max-w-prose text-small whitespace-pre-line">
          {lines.filter(({ id }) => id === CUSTOM_SERVICE_ID).map((line) => `${formatItemNote(line)}\n\n`)}
          {paymentNote}
        </p>
        <FormPurpose text={purpose} />
        <button type="submit" className="button-main sm:w-full" aria-disabled={isBusy}>
          {isBusy ? (
            `${labels.busy}...`
          ) : (
            <span>
              {labels.submit}{' '}
              {lines.length > 0 && (
                <span className="inline-block">{formatMoney(computeQuoteTotal(lines))}</span>
              )}
            </span>
          )}
        </button>
        <orders.SendingFeedback />
      </div>
    </form>
  );
}
