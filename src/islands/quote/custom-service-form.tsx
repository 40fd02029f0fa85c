import { formatMoney } from '../../domain/money/money.ts';
import { CUSTOM_PRICE, type CustomDraft, type CustomService } from '../../domain/quote/custom-service.ts';
import { editCustomService, removeCustomService } from '../../stores/quote.ts';
import { TextField } from '../shared/field.tsx';
import { CUSTOM_FIELD_IDS } from './adopt-choices.ts';

interface Props {
  readonly draft: CustomDraft;
  readonly service: CustomService;
}

const BOUNDS = `${formatMoney(CUSTOM_PRICE.min)} to ${formatMoney(CUSTOM_PRICE.max)}`;

export function CustomServiceForm({ draft, service }: Props) {
  const errors = service.kind === 'invalid' ? service.errors : {};
  const hint = service.kind === 'incomplete' ? service.hint : undefined;
  const status = service.kind === 'valid' ? `It is in your quote at ${formatMoney(service.price)}.` : hint;
  const clear = () => {
    removeCustomService();
    // This button disappears.
    document.getElementById(CUSTOM_FIELD_IDS.name)?.focus();
  };
  return (
    <section className="mt-12" aria-labelledby="custom-heading">
      <h2 className="text-h2" id="custom-heading">
        Custom Service
      </h2>
      <p className="mt-3 max-w-prose text-slate">
        {`Agreed on something that is not in the list? Name it and enter its price, ${BOUNDS}.`}
      </p>
      <div className="mt-5 grid max-w-prose gap-5 sm:grid-cols-3">
        <TextField
          id={CUSTOM_FIELD_IDS.name}
          className="sm:col-span-2"
          label="Service name"
          autoComplete="off"
          value={draft.name}
          error={errors.name}
          onChange={(name) => {
            editCustomService({ name });
          }}
        />
        <TextField
          id={CUSTOM_FIELD_IDS.price}
          label="Price in US dollars"
          inputMode="decimal"
          autoComplete="off"
          value={draft.price}
          error={errors.price}
          onChange={(price) => {
            editCustomService({ price });
          }}
        />
      </div>
      <p className="mt-3 min-h-6 text-small" role="status">
        {service.kind === 'invalid' ? <span className="sr-only">{errors.name ?? errors.price}</span> : status}
      </p>
      {service.kind !== 'empty' && (
        <button type="button" className="text-button text-small" onClick={clear}>
          Clear custom service
        </button>
      )}
    </section>
  );
}
