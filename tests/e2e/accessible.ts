/** Checks the current state of a page with axe. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NodeResult, run, RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in the page. */
async function runAxe(options: RunOptions) {
  /** axe only warns of text in the colour of its background, because it may be hidden on purpose. */
  const hasBackgroundColour = ({ any }: NodeResult) =>
    any.some(({ data }) => (data as { messageKey?: unknown } | null)?.messageKey === 'equalRatio');
  const { axe } = window as unknown as { axe: { run: typeof run } };
  const { violations, incomplete, passes } = await axe.run(options);
  const invisibleText = incomplete.map((result) => ({
    ...result,
    nodes: result.nodes.filter(hasBackgroundColour),
  }));
  const messages = [...violations, ...invisibleText].flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html}`),
  );
  return { messages, passedCount: passes.length };
}

/** Lists violations of WCAG 2.2 AA and of best practice, or of one rule alone. */
async function listViolations(page: Page, rule?: string) {
  // axe is loaded only once per page, because loading it takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  const { messages, passedCount } = await page.evaluate(runAxe, {
    runOnly: rule === undefined ? AXE_TAGS : [rule],
    resultTypes: ['violations', 'incomplete'],
  } satisfies RunOptions);
  expect(passedCount, 'rules that passed').toBeGreaterThan(rule === undefined ? 10 : 0);
  return messages;
}

/** Expects no violation of WCAG 2.2 AA or of best practice, and enough contrast in the dark scheme too. */
export async function expectAccessible(page: Page, state: string) {
  expect(await listViolations(page), state).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await listViolations(page, 'color-contrast'), `${state}, in the dark scheme`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Expects enough contrast in the current colours, and checks nothing else. */
export async function expectContrast(page: Page, state: string) {
  expect(await listViolations(page, 'color-contrast'), state).toEqual([]);
}
