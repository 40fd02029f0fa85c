import type { Page } from 'playwright/test';

/** The text boxes of a form by their labels, and how it refuses. */
export function formOn<Label extends string>(page: Page, typed: Readonly<Record<Label, string>>) {
  const main = page.getByRole('main');
  const field = (label: Label) => main.getByRole('textbox', { name: label, exact: true });
  return {
    field,
    problems: main.getByRole('group', { name: /^There (?:is a|are \d) problems?$/ }),
    toast: page.locator('.toast'),
    fill: async (values: Readonly<Partial<Record<Label, string>>> = typed) => {
      for (const [label, value] of Object.entries(values) as [Label, string][])
        await field(label).fill(value);
    },
  };
}
