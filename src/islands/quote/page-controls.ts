import type { Catalogue } from '@site/rules/quote/catalogue';
import { EMPTY_DRAFT, type CustomDraft } from '#logic/quote/custom-service.ts';
import { $quote, editCustomService, toggleItem } from '#stores/quote.ts';

const CHECKBOX_PREFIX = 'tick-';
const CUSTOM_PREFIX = 'custom-';
export const getCheckboxId = (id: string) => CHECKBOX_PREFIX + id;

type ControlValues = Readonly<Record<string, string | boolean>>;

export const toCustomFields = (draft: CustomDraft): ControlValues =>
  Object.fromEntries(Object.entries(draft).map(([field, text]) => [CUSTOM_PREFIX + field, text]));

export const createEmptyControlValues = (catalogue: Catalogue): ControlValues => ({
  ...Object.fromEntries(catalogue.map(({ id }) => [getCheckboxId(id), false])),
  ...toCustomFields(EMPTY_DRAFT),
});

/** Copies the value of a checkbox or a custom-service field from the page to the quote. */
export function adoptControlValue(control: string, value: string | boolean) {
  if (control.startsWith(CUSTOM_PREFIX)) editCustomService({ [control.slice(CUSTOM_PREFIX.length)]: value });
  else if (value && !$quote.get().selection.has(control.slice(CHECKBOX_PREFIX.length)))
    toggleItem(control.slice(CHECKBOX_PREFIX.length));
}
