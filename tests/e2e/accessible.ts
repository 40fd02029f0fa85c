/** Asks axe about a page as it is drawn now. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NodeResult, run, RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in the page. */
async function runAxe(options: RunOptions) {
  /** axe does not decide about text in the colour of its background, which may be hidden on purpose. */
  const isUnseen = ({ any }: NodeResult) =>
    any.some(({ data }) => (data as { messageKey?: unknown } | null)?.messageKey === 'equalRatio');
  const { axe } = window as unknown as { axe: { run: typeof run } };
  const { violations, incomplete, passes } = await axe.run(options);
  const unseen = incomplete.map((result) => ({ ...result, nodes: result.nodes.filter(isUnseen) }));
  const messages = [...violations, ...unseen].flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html}`),
  );
  return { messages, met: passes.length };
}

/** Lists violations of WCAG 2.2 AA and of best practice, or of one rule alone. */
async function findViolations(page: Page, rule?: string) {
  // Loading axe takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { messages, met } = await page.evaluate(runAxe, {
    runOnly: rule === undefined ? TAGS : [rule],
    resultTypes: ['violations', 'incomplete'],
  } satisfies RunOptions);
  expect(met, 'rules that axe found met').toBeGreaterThan(rule === undefined ? 10 : 0);
  return messages;
}

/** Expects no violation of WCAG 2.2 AA or of best practice, and contrast by night too. */
export async function expectAccessible(page: Page, state: string) {
  expect(await findViolations(page), state).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, 'color-contrast'), `${state}, by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Expects contrast alone, in the colours that are shown. */
export async function expectContrast(page: Page, state: string) {
  expect(await findViolations(page, 'color-contrast'), state).toEqual([]);
}
