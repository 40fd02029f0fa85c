import type { Page } from 'playwright/test';

/** Creates the locators of a form, and `fill`, which types `defaults` unless it gets other values. */
export function createFormLocators<Label extends string>(
  page: Page,
  defaults: Readonly<Record<Label, string>>,
) {
  const main = page.getByRole('main');
  const field = (label: Label) => main.getByRole('textbox', { name: label, exact: true });
  return {
    field,
    errorSummary: main.getByRole('group', { name: /^There (?:is a|are \d) problems?$/ }),
    toast: page.locator('.toast'),
    fill: async (values: Readonly<Partial<Record<Label, string>>> = defaults) => {
      for (const [label, value] of Object.entries(values) as [Label, string][])
        await field(label).fill(value);
    },
  };
}
