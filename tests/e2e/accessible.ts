/** What axe says of a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA and best practice, without a violation. */
export async function isAccessible(page: Page, state: string) {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(passes.length, `axe has looked at ${state}`).toBeGreaterThan(10);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    state,
  ).toEqual([]);
}
