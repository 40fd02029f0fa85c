/** What reader views show of a page: Firefox's, and the many that share its rules. */
import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page as Tab } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../browsers/chromium.ts';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';
import { legalRoutes } from '../routes.ts';
import { hidden, pages, siteIn } from './site.ts';

const RULES = readFileSync(new URL(import.meta.resolve('@mozilla/readability/Readability.js')), 'utf8');

interface Reader {
  parse: () => { readonly textContent: string } | null;
}

/** Menus, drawings, title blocks, samples, and the band of ways to reach us, which reader views may take for a footer. */
const OTHERS =
  'nav, svg, .title-block, [aria-hidden="true"], [data-specimen], .print-only, main > .print-hidden, [href^="tel:"], [href*="wa.me"]';

/** Runs in the browser. */
function missingFrom(Reader: new (page: Document) => Reader, html: string, others: string) {
  const parsed = () => new DOMParser().parseFromString(html, 'text/html');
  const words = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
  const { body } = parsed();
  for (const part of body.querySelectorAll(others)) part.remove();
  const headings = Array.from(body.querySelectorAll('main :is(h2, h3)'), ({ textContent }) => textContent);
  const figures = body.querySelector('main')?.textContent.match(/\d[\d,.]*\d/g) ?? [];
  const read = words(new Reader(parsed()).parse()?.textContent);
  return [...headings, ...figures].map(words).filter((text) => !read.includes(text));
}

let browser: Browser;
let tab: Tab;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  tab = await browser.newPage();
  await tab.evaluate(`${RULES}; globalThis.missingFrom = ${missingFrom.toString()};`);
});

afterAll(() => browser.close());

/** Of a page with a form, reader views leave out the form. */
const read = pages.filter(
  ({ path, root }) => !hidden.has(path) && root.querySelectorAll('main form, main input').length === 0,
);

const launched = siteIn(SAMPLE_BUILDS.sending);
const inForce = legalRoutes.map(({ path }) => ({ ...launched.pageAt(path), path: `${path} in force` }));

test.each([...read, ...inForce])(
  'the reader view of $path has all its headings and figures',
  async ({ html }) => {
    const call = `missingFrom(Readability, ${JSON.stringify(html)}, ${JSON.stringify(OTHERS)})`;
    expect(await tab.evaluate(call)).toEqual([]);
  },
);
