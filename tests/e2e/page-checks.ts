/**
 * Checks for every page. A check that depends on the size of the window sets it. A check that emulates
 * colours restores them.
 */
import type { Page } from 'playwright/test';
import { type Route, unknownRoute } from '../routes.ts';
import { expectAccessible } from './accessible.ts';
import {
  inspectEdges,
  listLowContrastFocusRings,
  listLowContrastLabels,
  listElementsThatLookTheSameWithout,
} from './contrast.ts';
import { tabThrough } from './keyboard.ts';
import { listLabelFaults } from './labels.ts';
import {
  listSmallTargets,
  listTextFaults,
  listTextWiderThanBox,
  measureOverflowByLongWords,
} from './layout.ts';
import { DESKTOP, expect, locateHeading, measureOverflow, type SMALL_PHONE, TABLET } from './site.ts';

/**
 * Recognises the message that Chromium logs for a file or a page that does not load, such as the 404 page.
 */
const isLoadFailure = (message: string) => message.includes('Failed to load resource');

/** Expects an empty console, except for the line that the 404 page logs, and for what does not load. */
export function expectNoMessages(messages: readonly string[], { path }: Route) {
  const expectedMessages = path === unknownRoute.path ? [`error: 404: no page at ${path}`] : [];
  expect(messages.filter((message) => !isLoadFailure(message))).toEqual(expectedMessages);
}

export async function expectHeadingAndLandmarks(page: Page, { h1, currentLink }: Route) {
  await expect(locateHeading(page)).toHaveText(h1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toBeVisible();
  const currentLinks = page.locator('header [aria-current]');
  await expect(currentLinks).toHaveText(currentLink ? [currentLink.name, currentLink.name] : []);
  for (const link of await currentLinks.all())
    await expect(link).toHaveAttribute('aria-current', currentLink?.ariaCurrent ?? '');
}

/**
 * A window of 1280 × 1024 at a zoom of 400%. It stands for small phones too, because they get the same
 * styles.
 */
const ZOOMED_WINDOW = { width: 320, height: 256 };

/**
 * Expects a page to fit its window at a zoom of 400%, on a tablet and on a desktop. Ends at the size of a
 * desktop.
 */
export async function expectFits(page: Page) {
  for (const size of [ZOOMED_WINDOW, TABLET, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await measureOverflow(page), `wider than ${size.width} px`).toBe(0);
    expect(await listTextFaults(page), `at ${size.width} px`).toEqual([]);
    expect(await listTextWiderThanBox(page), `wider than their boxes at ${size.width} px`).toEqual([]);
    if (size === ZOOMED_WINDOW) expect(await measureOverflowByLongWords(page), 'by a long word').toBe(0);
    expect(await listLabelFaults(page), `labels at ${size.width} px`).toEqual([]);
    await expect(locateHeading(page)).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, 'height of the header').toBeLessThanOrEqual(size.height / 3);
  }
}

/** Runs a check in the light and in the dark scheme. */
export async function checkInBothColourSchemes(
  page: Page,
  check: (colourScheme: 'light' | 'dark') => Promise<void>,
) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await check(colorScheme);
  }
  await page.emulateMedia({ colorScheme: null });
}

export async function expectUsable(page: Page, size: typeof SMALL_PHONE | typeof DESKTOP) {
  await page.setViewportSize(size);
  // The sticky header covers whatever has been scrolled under it.
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expectAccessible(page, `at ${size.width} px`);
  expect(await listSmallTargets(page), `at ${size.width} px`).toEqual([]);
  const { problems, stops } = await tabThrough(page);
  expect(problems, `by keyboard at ${size.width} px`).toEqual([]);
  // Every page has more than ten stops: the skip link, the header and the footer.
  expect(stops).toBeGreaterThan(10);
  // The browser draws focus rings because the last key was Tab.
  await checkInBothColourSchemes(page, async (colourScheme) => {
    expect(await listLowContrastFocusRings(page), colourScheme).toEqual([]);
    // The browser's own controls and scroll bars follow this property.
    if (colourScheme === 'dark') await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
}

/** Expects that the labels of drawings have enough contrast, and that logos are on a light background. */
export const expectReadableDrawings = (page: Page) =>
  checkInBothColourSchemes(page, async (colourScheme) => {
    expect(await listLowContrastLabels(page), `in drawings, ${colourScheme}`).toEqual([]);
    // Logos are drawn for a light background.
    for (const logo of await page.locator('img[src^="/partners/"]').all())
      await expect(logo).toHaveCSS('background-color', /^rgb\(2\d\d,/);
  });

/**
 * Expects the link to the current page to stand out, and drawings to be readable. In forced colours, which
 * replace background colours, expects buttons and the header to have edges.
 */
export async function expectVisibleShapes(page: Page) {
  await page.setViewportSize(DESKTOP);
  expect(await listElementsThatLookTheSameWithout(page, 'header [aria-current]', 'aria-current')).toEqual([]);
  await expectReadableDrawings(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(
    await listElementsThatLookTheSameWithout(page, 'header [aria-current]', 'aria-current'),
    'in forced colours',
  ).toEqual([]);
  const buttons = await inspectEdges(page, '.button', ['top', 'bottom']);
  expect(buttons.count).toBeGreaterThan(0);
  const header = await inspectEdges(page, 'header', ['bottom']);
  expect(header.count).toBe(1);
  expect([...buttons.elementsWithoutEdge, ...header.elementsWithoutEdge], 'in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}
