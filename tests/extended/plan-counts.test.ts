/** The office may have from two to five plans: the pricing page and the sheet of the plans' service are laid out for each. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { launchOptions } from '../browsers/chromium.ts';

interface Plan {
  readonly id: string;
  readonly name: string;
  readonly price: { readonly amount: number; readonly currency: string };
  readonly sla: { readonly responseMinutes: number; readonly coverage: string };
}

const root = mkdtempSync(join(tmpdir(), 'plans-'));
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  rmSync(root, { recursive: true });
});

const less = (plan: Plan, name: string, times: number): Plan => ({
  ...{ ...plan, id: name.toLowerCase(), name },
  price: { ...plan.price, amount: plan.price.amount / times },
  sla: { ...plan.sla, responseMinutes: plan.sla.responseMinutes * times },
});

/** Of the sample's three plans, the dearer two, or all with cheaper ones before them; of five, one is in millions. */
function plansOf(count: number, [basic, professional, elite]: readonly [Plan, Plan, Plan]): readonly Plan[] {
  const large = {
    ...elite,
    name: 'Comprehensive Infrastructure',
    price: { ...elite.price, amount: 12_500_000 },
  };
  const last = count === 5 ? large : elite;
  return [less(basic, 'Starter', 4), less(basic, 'Essential', 2), basic, professional, last].slice(-count);
}

/** Texts name the facts of plans that there may no longer be. */
function build(count: number): string {
  const folder = join(root, String(count));
  const content = join(folder, 'content');
  cpSync('tests/sample/content', content, { recursive: true });
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:yaml|mdx)$/.test(file)) continue;
    const path = join(content, file);
    const text = readFileSync(path, 'utf8');
    if (count === 2) writeFileSync(path, text.replaceAll(/\b(sla|plans)\.basic\b/g, '$1.elite'));
    if (file !== 'plans.yaml') continue;
    const plans = plansOf(count, parse(readFileSync(path, 'utf8')) as [Plan, Plan, Plan]);
    writeFileSync(path, stringify(plans));
  }
  const outDir = join(folder, 'dist');
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--', '--outDir', outDir], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_ROOT: folder },
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  return outDir;
}

const boxes = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom, isWhole: element.scrollWidth <= element.clientWidth };
    }),
  );

type Box = Awaited<ReturnType<typeof boxes>>[number];

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe.each([2, 3, 4, 5])('%d plans', (count) => {
  let page: Page;
  let dist = '';
  beforeAll(async () => {
    dist = build(count);
    page = await browser.newPage();
  });

  test.each([320, 390, 768, 1280])('at %d px each has its place, and no word is cut off', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`file://${dist}/pricing.html`);
    const places = [...(await boxes(page, '.plan-head')), ...(await boxes(page, '.plan-layer'))];
    expect(places).toHaveLength(2 * count);
    const met = places.filter((place) => places.some((other) => other !== place && meets(place, other)));
    expect(met).toEqual([]);
    const words = await boxes(page, '.strata :is(h3, p, li, .plan-bracket)');
    expect(words.filter(({ isWhole }) => !isWhole)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('have their answers on the sheet of their service, clear of what else is written there', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`file://${dist}/services/it-maintenance-plans.html`);
    const words = await boxes(page, '#sheet text');
    expect(words.length).toBeGreaterThan(10 + 2 * count);
    const covered = words.filter((word) => words.some((other) => other !== word && meets(word, other)));
    expect(covered).toEqual([]);
  });
});
