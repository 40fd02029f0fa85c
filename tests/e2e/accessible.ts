/** What axe objects to on a page as it is drawn now. */
import { AxeBuilder } from '@axe-core/playwright';
import type { NodeResult } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe takes text in its ground's own colour for text that may be hidden on purpose, and does not decide. */
const isUnseen = ({ any }: NodeResult) =>
  any.some(({ data }) => (data as { messageKey?: unknown } | null)?.messageKey === 'equalRatio');

/** Its objections, one line each: by WCAG 2.2 AA and best practice, or by one rule alone. */
export async function objections(page: Page, rule?: string) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations', 'incomplete'] });
  const { violations, incomplete, passes } = await (
    rule === undefined ? axe.withTags(TAGS) : axe.withRules(rule)
  )
    // Without frames there is nothing to put together in a second page, which takes longer than axe itself.
    .setLegacyMode()
    .analyze();
  expect(passes.length, 'rules that axe found met').toBeGreaterThan(rule === undefined ? 10 : 0);
  const unseen = incomplete.map((result) => ({ ...result, nodes: result.nodes.filter(isUnseen) }));
  return [...violations, ...unseen].flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html}`),
  );
}

/** WCAG 2.2 AA and best practice, without a violation. */
export async function isAccessible(page: Page, state: string) {
  expect(await objections(page), state).toEqual([]);
}
