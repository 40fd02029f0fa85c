/** Helpers for the text fields of every form. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { isRequired, type TextField, type TextFields } from '@site/rules/form/text-fields';
import { expectFocused, listTextContents } from './island.tsx';

/** Returns the label of a field on the page. */
export const getLabel = (field: TextField) => (isRequired(field) ? field.label : `${field.label} (optional)`);

export const locateField = (label: string) => page.getByRole('textbox', { name: label, exact: true });

/** Fills a field as some browsers do, without any event. */
export const autofill = (input: Locator, properties: Partial<HTMLInputElement>) => {
  Object.assign(input.element(), properties);
};

/**
 * Checks that the form has the fields of its table and no others. Types into the last field, and autofills
 * the others. Returns the values that the tab should store.
 */
export async function checkAndFillFields(
  fields: TextFields<string>,
): Promise<Readonly<Record<string, string>>> {
  const enteredValues: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { autoComplete = null, type = null, rows } = field;
    const label = getLabel(field);
    const input = locateField(label).element();
    // `inputmode` repeats the type of the field. A text area has no `type`.
    const attributes = {
      autocomplete: autoComplete,
      type: rows === undefined ? (type ?? 'text') : null,
      inputmode: type,
      name,
    };
    for (const [attribute, value] of Object.entries(attributes))
      expect(input.getAttribute(attribute), attribute).toBe(value);
    expect(input.matches(':required')).toBe(isRequired(field));
    const expectedLabel = isRequired(field) ? `${label} *` : label;
    expect(document.querySelector(`label[for=${name}]`)?.textContent).toBe(expectedLabel);
    enteredValues[name] = `this is ${label}`;
    if (name === Object.keys(fields).at(-1)) await locateField(label).fill(enteredValues[name]);
    else autofill(locateField(label), { value: enteredValues[name] });
  }
  expect(page.getByRole('textbox').elements()).toHaveLength(Object.keys(fields).length);
  return enteredValues;
}

/** The summary of errors, which links to the fields. */
export const errorSummary = page.getByRole('group', { name: /^There (?:is a|are \d) problems?$/ });

/** Lists the messages of the summary. */
export const listSummaryMessages = () => listTextContents(errorSummary.getByRole('link'));

/** Expects a field to have an error message, followed by its hint, and the summary to link to it. */
export async function expectInvalid(input: Locator, message: string, hint = '') {
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription(`${message} ${hint}`.trim());
  await errorSummary.getByRole('link', { name: message }).click();
  await expectFocused(input);
  expect(location.hash).toBe('');
}
