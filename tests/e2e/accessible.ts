/** What axe says of a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to, one line each: by WCAG 2.2 AA and best practice, or by one rule alone. */
export async function objections(page: Page, rule?: string) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations, passes } = await (rule === undefined ? axe.withTags(TAGS) : axe.withRules(rule))
    // Without frames there is nothing to put together in a second page, which takes longer than axe itself.
    .setLegacyMode()
    .analyze();
  expect(passes.length, 'rules that axe found met').toBeGreaterThan(rule === undefined ? 10 : 0);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html}`),
  );
}

/** WCAG 2.2 AA and best practice, without a violation. */
export async function isAccessible(page: Page, state: string) {
  expect(await objections(page), state).toEqual([]);
}
