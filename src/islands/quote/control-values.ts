import type { Catalogue } from '@site/rules/quote/catalogue';
import { EMPTY_DRAFT, type CustomDraft } from '#logic/quote/custom-service.ts';
import { $quote, editCustomService, toggleItem } from '#stores/quote.ts';

const CHECKBOX_PREFIX = 'tick-';
const CUSTOM_PREFIX = 'custom-';
export const getCheckboxId = (id: string) => CHECKBOX_PREFIX + id;

/** The values of checkboxes and fields, by the ids that they have on the page. */
type ControlValues = Readonly<Record<string, string | boolean>>;

export const toCustomControlValues = (draft: CustomDraft): ControlValues =>
  Object.fromEntries(Object.entries(draft).map(([field, text]) => [CUSTOM_PREFIX + field, text]));

export const createEmptyControlValues = (catalogue: Catalogue): ControlValues => ({
  ...Object.fromEntries(catalogue.map(({ id }) => [getCheckboxId(id), false])),
  ...toCustomControlValues(EMPTY_DRAFT),
});

/** Copies the tick of a checkbox, or the text of a custom service's field, to the quote. */
export function copyToQuote(controlId: string, value: string | boolean) {
  if (controlId.startsWith(CUSTOM_PREFIX)) {
    editCustomService({ [controlId.slice(CUSTOM_PREFIX.length)]: value });
    return;
  }
  const itemId = controlId.slice(CHECKBOX_PREFIX.length);
  if (value && !$quote.get().selection.has(itemId)) toggleItem(itemId);
}
