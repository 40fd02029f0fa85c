import { useRef, useState } from 'react';
import { wishPrefill } from '../../logic/contact/prefill.ts';
import { formatMoney } from '@site/rules/money/money';
import { BOUNDS, type CustomDraft, type CustomService } from '@site/rules/quote/custom-service';
import type { QuoteLine } from '@site/rules/quote/lines';
import { announceTotal } from '../../stores/quote.ts';
import { ContactLink } from '../shared/contact-link.tsx';
import { TextField } from '../shared/field.tsx';
import { changedOnPage } from '../shared/page-values.ts';
import { adoptChoice, customFields } from './typed-choices.ts';

interface Props {
  readonly draft: CustomDraft;
  readonly service: CustomService;
  /** What a message about a wish without a price lists beside it. */
  readonly lines: readonly QuoteLine[];
}

/** A button that is pressed right after typing must not be moved away from under the finger by a message. */
const PRESS_MS = 400;

export function CustomServiceForm({ draft, service, lines }: Props) {
  /** Nothing is said of half a price. */
  const [typing, setTyping] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const errors = !typing && service.kind === 'invalid' ? service.errors : {};
  const hint = service.kind === 'incomplete' ? service.hint : undefined;
  const status = service.kind === 'valid' ? `It is in your quote at ${formatMoney(service.price)}.` : hint;
  const adopt = () => {
    clearTimeout(leaving.current);
    setTyping(true);
    for (const change of changedOnPage(customFields(draft))) adoptChoice(...change);
  };
  const leave = () => {
    leaving.current = setTimeout(() => {
      if (typing && service.kind === 'valid') announceTotal();
      setTyping(false);
    }, PRESS_MS);
  };
  return (
    <section className="needs-script mt-8">
      <h2 className="text-h3">Custom Service</h2>
      <p className="mt-1 max-w-prose text-small text-slate">
        {`Not in the list? Name it and ask us for a price. If we have agreed on one, ${BOUNDS.replace(' ', '\u00a0')}, enter it.`}
      </p>
      <div className="mt-5 grid max-w-prose gap-5 sm:grid-cols-3" onBlur={leave}>
        <TextField
          id="custom-name"
          className="sm:col-span-2"
          label="Service name"
          autoComplete="off"
          value={draft.name}
          error={errors.name}
          errorLive="polite"
          onChange={adopt}
        />
        <TextField
          id="custom-price"
          label="Price in US dollars"
          inputMode="decimal"
          autoComplete="off"
          value={draft.price}
          error={errors.price}
          errorLive="polite"
          onChange={adopt}
        />
      </div>
      <p className="mt-3 min-h-6 text-small" aria-live="polite">
        {!typing && status}
      </p>
      {service.kind === 'incomplete' && service.missing === 'price' && (
        <ContactLink className="text-button text-small" prefill={wishPrefill(draft.name, lines)}>
          Ask for a price
        </ContactLink>
      )}
    </section>
  );
}
