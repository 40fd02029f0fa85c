import type { Catalogue } from '@site/rules/quote/catalogue';
import { $quote, editCustomService, toggleItem } from '../../stores/quote.ts';

const TICK = 'tick-';
export const tickId = (id: string) => TICK + id;
export const CUSTOM_FIELD_IDS = { name: 'custom-name', price: 'custom-price' } as const;

export const choiceIds = (catalogue: Catalogue): readonly string[] => [
  ...catalogue.map(({ id }) => tickId(id)),
  ...Object.values(CUSTOM_FIELD_IDS),
];

/** Adds what was chosen before hydration to what the tab has stored. */
export function adoptChoice(control: string, value: string | boolean) {
  if (control === CUSTOM_FIELD_IDS.name) editCustomService({ name: String(value) });
  else if (control === CUSTOM_FIELD_IDS.price) editCustomService({ price: String(value) });
  else if (value && !$quote.get().selection.has(control.slice(TICK.length)))
    toggleItem(control.slice(TICK.length));
}
