/** Sections of Home and About appear once, when they are scrolled to. */
import type { Locator, Page } from 'playwright/test';
import { DESK, waitForPaint, expect, PHONE, testWithSharedPage, test } from './site.ts';

const findSections = (page: Page) => page.locator('[data-reveal]');

/**
 * The specification reveals a section at 10% of its height, with a margin of 50 px. A section that waits is
 * drawn 16 px lower.
 */
const MARGIN = 50;

/** Scrolls until a share of a section and more pixels of it are above the window's lower edge. */
const showShare = (section: Locator, ...shown: readonly [share: number, more: number]) =>
  section.evaluate((node, [share, extraPixels]) => {
    const { top, height } = node.getBoundingClientRect();
    scrollBy(0, Math.round(top + height * share + extraPixels - innerHeight));
  }, shown);

for (const [path, size] of [
  ['/', PHONE],
  ['/about', DESK],
] as const)
  testWithSharedPage(
    `${path} at ${size.width} px shows each section below the fold at a tenth of it`,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await waitForPaint(page);
      // Archives and screenshot tools, which do not scroll, see every section.
      const sections = await findSections(page).all();
      for (const section of sections) await expect(section).toHaveCSS('opacity', '1');
      await page.mouse.wheel(0, 1);
      await waitForPaint(page);
      const waiting = await page.locator('[data-reveal].reveal-waiting').all();
      expect(waiting.length).toBeGreaterThanOrEqual(3);
      for (const section of sections.slice(sections.length - waiting.length)) {
        await expect(section).toHaveCSS('opacity', '0');
        await showShare(section, 0.05, MARGIN);
        await waitForPaint(page);
        await expect(section).toHaveCSS('opacity', '0');
        await showShare(section, 0.1, MARGIN + 4);
        await expect(section).not.toHaveClass(/reveal-waiting/);
      }
      for (const section of sections) await expect(section).toHaveCSS('opacity', '1');
    },
  );

test('a section can ask for a delay', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const section = findSections(page).last();
  await page.mouse.wheel(0, 1);
  await expect(section).toHaveClass(/reveal-waiting/);
  await section.evaluate((node) => {
    node.setAttribute('data-reveal', '300');
    node.scrollIntoView({ block: 'center' });
  });
  await waitForPaint(page);
  await page.clock.runFor(299);
  await expect(section).toHaveClass(/reveal-waiting/);
  await page.clock.runFor(1);
  await expect(section).not.toHaveClass(/reveal-waiting/);
});

testWithSharedPage(
  'what is on screen when a page loads at its old place is never hidden',
  async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto('/about');
    const third = findSections(page).nth(2);
    await third.evaluate((node) => {
      // The section begins in the middle of the window and may end below the window.
      scrollTo({ top: scrollY + node.getBoundingClientRect().top - innerHeight / 2 });
    });
    await page.reload();
    await page.mouse.wheel(0, 1);
    await waitForPaint(page);
    await expect(third).toBeInViewport();
    await expect(third).not.toHaveClass(/reveal-/);
    await expect(findSections(page).last()).toHaveClass(/reveal-waiting/);
  },
);
