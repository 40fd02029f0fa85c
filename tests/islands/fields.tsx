/** What is checked of the text fields of every form. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** A text field: its label, its name, its autocomplete, its type, its keyboard, and whether it must be filled. */
export type Field = readonly [
  label: string,
  name: string,
  autocomplete: string | null,
  type: string | null,
  inputmode: string | null,
  required: boolean,
];

export const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });

/** Whether the form asks for these; fills each in. Gives what the tab should keep of them. */
export async function fillFields(fields: readonly Field[]): Promise<Readonly<Record<string, string>>> {
  for (const [label, name, autocomplete, type, inputmode, required] of fields) {
    const input = field(label).element();
    expect(['autocomplete', 'type', 'inputmode', 'name'].map((key) => input.getAttribute(key))).toEqual([
      ...[autocomplete, type, inputmode, name],
    ]);
    expect(input.matches(':required')).toBe(required);
    expect(document.querySelector(`label[for=${name}]`)?.textContent).toBe(required ? `${label} *` : label);
    await field(label).fill(`this is ${label}`);
  }
  return Object.fromEntries(fields.map(([label, name]) => [name, `this is ${label}`]));
}

/** The list of problems, which leads to its fields. */
export const problems = page.getByRole('group', { name: /^There (?:is a|are \d) problems?$/ });

/** A field that is refused says why, and the list leads to it. */
export async function expectRefused(input: Locator, message: string) {
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription(message);
  await problems.getByRole('link', { name: message }).click();
  await expect.element(input).toHaveFocus();
}
