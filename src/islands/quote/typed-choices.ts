import type { Catalogue } from '@site/rules/quote/catalogue';
import { EMPTY_DRAFT, type CustomDraft } from '@site/rules/quote/custom-service';
import { $quote, editCustomService, toggleItem } from '../../stores/quote.ts';

const TICK = 'tick-';
export const tickId = (id: string) => TICK + id;
export const CUSTOM_FIELD_IDS = { name: 'custom-name', price: 'custom-price' } as const;

export const customFields = ({ name, price }: CustomDraft): Readonly<Record<string, string>> => ({
  [CUSTOM_FIELD_IDS.name]: name,
  [CUSTOM_FIELD_IDS.price]: price,
});

export const emptyChoices = (catalogue: Catalogue): Readonly<Record<string, string | boolean>> => ({
  ...Object.fromEntries(catalogue.map(({ id }) => [tickId(id), false])),
  ...customFields(EMPTY_DRAFT),
});

/** Adds what was chosen before hydration to what the tab has stored. */
export function adoptChoice(control: string, value: string | boolean) {
  if (control === CUSTOM_FIELD_IDS.name) editCustomService({ name: String(value) });
  else if (control === CUSTOM_FIELD_IDS.price) editCustomService({ price: String(value) });
  else if (value && !$quote.get().selection.has(control.slice(TICK.length)))
    toggleItem(control.slice(TICK.length));
}
