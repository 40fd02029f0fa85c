import { useEffect, useState } from 'react';
import { formatCustomPrefill } from '#logic/contact/prefill.ts';
import { formatMoney } from '@site/rules/money/money';
import { PRICE_LIMITS_TEXT, type CustomDraft, type CustomService } from '#logic/quote/custom-service.ts';
import type { QuoteLine } from '#logic/quote/lines.ts';
import { announceTotal } from '#stores/quote.ts';
import { ContactLink } from '../shared/contact-link.tsx';
import { Field } from '../shared/field.tsx';
import { listChangesOnPage } from '../shared/page-values.ts';
import { copyToQuote, toCustomControlValues } from './control-values.ts';

interface Props {
  draft: CustomDraft;
  customService: CustomService;
  /** The lines of the quote. The message that asks for a price lists them. */
  lines: readonly QuoteLine[];
}

/**
 * The delay before a message appears. Visitors may press a button right after typing, and a message that
 * appears at once would move it away.
 */
const MESSAGE_DELAY_MS = 400;

export function CustomServiceForm({ draft, customService, lines }: Props) {
  const [editState, setEditState] = useState<'idle' | 'typing' | 'leaving'>('idle');
  const isValid = customService.kind === 'valid';
  useEffect(() => {
    if (editState !== 'leaving') return undefined;
    const timer = setTimeout(() => {
      if (isValid) announceTotal();
      setEditState('idle');
    }, MESSAGE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [editState, isValid]);

  // No message appears while a price is only half typed.
  const shownService = editState === 'idle' ? customService : undefined;
  const errors = shownService?.kind === 'invalid' ? shownService.errors : {};
  const copyPageValues = () => {
    setEditState('typing');
    for (const change of listChangesOnPage(toCustomControlValues(draft))) copyToQuote(...change);
  };
  const commonFieldProps = { autoComplete: 'off', errorLive: 'polite', onChange: copyPageValues } as const;
  return (
    <section className="needs-script mt-8">
      <h2 className="text-h3">Custom Service</h2>
      <p className="mt-1 max-w-prose text-small text-slate">
        {`Not in the list? Propose a price, ${PRICE_LIMITS_TEXT.replace(' ', '\u00a0')}, or `}
        <ContactLink className="link" prefill={formatCustomPrefill(draft.name, lines)}>
          ask us for a price
        </ContactLink>
        .
      </p>
      <div
        className="mt-5 grid max-w-prose gap-5 sm:grid-cols-3"
        onBlur={() => {
          if (editState === 'typing') setEditState('leaving');
        }}
      >
        <Field
          id="custom-name"
          className="sm:col-span-2"
          label="Service name"
          value={draft.name}
          error={errors.name}
          {...commonFieldProps}
        />
        <Field
          id="custom-price"
          label="Price in US dollars"
          inputMode="decimal"
          value={draft.price}
          error={errors.price}
          {...commonFieldProps}
        />
      </div>
      <p className="mt-1 min-h-6 text-small" aria-live="polite">
        {shownService?.kind === 'valid' && `It is in your quote at ${formatMoney(shownService.price)}.`}
        {shownService?.kind === 'incomplete' && shownService.hint}
      </p>
    </section>
  );
}
