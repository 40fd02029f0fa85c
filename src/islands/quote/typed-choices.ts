import type { Catalogue } from '@site/rules/quote/catalogue';
import { EMPTY_DRAFT, type CustomDraft } from '../../logic/quote/custom-service.ts';
import { $quote, editCustomService, toggleItem } from '../../stores/quote.ts';

const TICK = 'tick-';
const CUSTOM = 'custom-';
export const tickId = (id: string) => TICK + id;

type Controls = Readonly<Record<string, string | boolean>>;

export const customFields = (draft: CustomDraft): Controls =>
  Object.fromEntries(Object.entries(draft).map(([field, words]) => [CUSTOM + field, words]));

export const emptyChoices = (catalogue: Catalogue): Controls => ({
  ...Object.fromEntries(catalogue.map(({ id }) => [tickId(id), false])),
  ...customFields(EMPTY_DRAFT),
});

/** Adds a choice made before hydration to what the tab has stored. */
export function adoptChoice(control: string, value: string | boolean) {
  if (control.startsWith(CUSTOM)) editCustomService({ [control.slice(CUSTOM.length)]: value });
  else if (value && !$quote.get().selection.has(control.slice(TICK.length)))
    toggleItem(control.slice(TICK.length));
}
