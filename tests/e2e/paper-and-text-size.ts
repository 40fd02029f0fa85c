/**
 * Checks pages on paper and at twice the text size. Each check sets the size of the window that it needs, and
 * restores the medium or the text size.
 */
import type { Page } from 'playwright/test';
import type { Route } from '../routes.ts';
import { listTextFaults } from './layout.ts';
import { expectSameStrings } from './text-across-media.ts';
import { expect, locateHeading, measureOverflow, setTextSize } from './site.ts';

/**
 * Lists elements that are not printed in black on white, rows that could be split across two pages, and
 * headings that could be alone at the foot of a page.
 */
const listPrintFaults = (page: Page) =>
  page.locator('body *:visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { backgroundColor, breakAfter, breakInside, color } = getComputedStyle(element);
        const canBeSplit = breakInside === 'auto' && element.matches('li, tr');
        const canBeLeftAlone = breakAfter === 'auto' && element.matches('h1, h2, h3');
        return (
          canBeSplit || canBeLeftAlone || backgroundColor !== 'rgba(0, 0, 0, 0)' || color !== 'rgb(0, 0, 0)'
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** The printable area of A4, inside its margins, in CSS pixels. Anything wider is cut off. */
export const PAPER = { width: 672, height: 980 };

export async function expectPrintable(
  page: Page,
  { path, hasForm }: Route,
  desktopStrings: readonly string[],
) {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeVisible();
  // Pages with a form print a quote or an order instead of their heading.
  if (!hasForm) await expect(locateHeading(page)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('KRA PIN', { useInnerText: true });
  expect(await measureOverflow(page), 'wider than paper').toBe(0);
  expect(await listTextFaults(page), 'on paper').toEqual([]);
  expect(await listPrintFaults(page), 'on paper').toEqual([]);
  await expectSameStrings(page, path, 'paper', desktopStrings);
  await page.emulateMedia({ media: null });
}

const NARROWEST_WINDOW = { width: 320, height: 740 };

/** Doubles the text size in the narrowest window. `setTextSize(page, 16)` restores it. */
export async function doubleTextSize(page: Page) {
  await page.setViewportSize(NARROWEST_WINDOW);
  await setTextSize(page, 32);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
}

export async function expectFitsAtDoubleTextSize(page: Page) {
  await doubleTextSize(page);
  expect(await measureOverflow(page), 'at twice the text size').toBe(0);
  await setTextSize(page, 16);
}

/** Counts the A4 pages on which a web page is printed, and expects at least one. */
export async function countPrintedPages(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4 is 595 by 842 points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[4-6](?:\.\d+)? 84[12](?:\.\d+)?\]/);
  const printedPages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(printedPages).toBeGreaterThanOrEqual(1);
  return printedPages;
}
