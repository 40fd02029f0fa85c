/** The sections that appear once, when they are scrolled to. */
import type { Locator, Page } from 'playwright/test';
import { drawn, expect } from '../e2e/site.ts';

const opacity = (section: Locator) => section.evaluate((node) => Number(getComputedStyle(node).opacity));

const isBelow = (section: Locator) =>
  section.evaluate((node) => node.getBoundingClientRect().top >= innerHeight);

/** Scrolls until `share` of an element and `more` pixels of it stand above the window's lower edge. */
const showShare = (element: Locator, share: number, more: number) =>
  element.evaluate(
    (node, shown) => {
      const { top, height } = node.getBoundingClientRect();
      scrollBy(0, Math.round(top + height * shown.share + shown.more - innerHeight));
    },
    { share, more },
  );

/** The specification: at 10% visibility, with a margin of 50 px. A section that waits is drawn 16 px lower. */
const MARGIN = 50;

/** What is on the first screen is there at once; each section below appears when it is scrolled to, and stays. */
export async function expectRevealsOnce(page: Page) {
  await drawn(page);
  const all = await page.locator('[data-reveal]').all();
  let waiting = 0;
  for (const section of all) {
    const below = await isBelow(section);
    waiting += below ? 1 : 0;
    expect(await opacity(section)).toBe(below ? 0 : 1);
  }
  expect(waiting).toBeGreaterThanOrEqual(3);

  for (const section of all) {
    if (!(await isBelow(section))) continue;
    await showShare(section, 0.05, MARGIN);
    await drawn(page);
    expect(await opacity(section)).toBe(0);
    await showShare(section, 0.1, MARGIN + 4);
    await expect(section).toHaveCSS('opacity', '1');
  }

  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await drawn(page);
  for (const section of all) {
    expect(await opacity(section)).toBe(1);
    await expect(section).toBeVisible();
  }
}
