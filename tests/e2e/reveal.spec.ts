/** Sections of Home and About appear once, when they are scrolled to; without script or motion they are just there. */
import type { Locator, Page } from 'playwright/test';
import { DESK, drawn, expect, PHONE, test } from './site.ts';

const sections = (page: Page) => page.locator('[data-reveal]');

const opacity = (section: Locator) => section.evaluate((node) => Number(getComputedStyle(node).opacity));

const isBelow = (section: Locator) =>
  section.evaluate((node) => node.getBoundingClientRect().top >= innerHeight);

/** Scrolls until `share` of a section and `more` pixels of it stand above the window's lower edge. */
const showShare = (section: Locator, share: number, more: number) =>
  section.evaluate(
    (node, { share, more }) => {
      // The waiting section is drawn 16 px lower than it stands.
      const { top, height } = node.getBoundingClientRect();
      scrollBy(0, Math.round(top + height * share + more - innerHeight));
    },
    { share, more },
  );

/** The specification: at 10% visibility, with a margin of 50 px. */
const MARGIN = 50;

for (const path of ['/', '/about']) {
  for (const size of [PHONE, DESK]) {
    test(`${path} at ${size.width} px reveals each section below the fold once, when it is scrolled to`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await drawn(page);
      const all = await sections(page).all();
      expect(all.length).toBeGreaterThanOrEqual(4);
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
      for (const section of all) expect(await opacity(section)).toBe(1);
    });
  }
}

test('a section can ask for a delay', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const section = sections(page).last();
  await section.evaluate((node) => {
    node.setAttribute('data-reveal', '300');
    node.scrollIntoView({ block: 'center' });
  });
  await drawn(page);
  await page.clock.runFor(299);
  await expect(section).toHaveClass(/reveal-waiting/);
  await page.clock.runFor(1);
  await expect(section).not.toHaveClass(/reveal-waiting/);
  await expect(section).toHaveCSS('opacity', '1');
});

test('what is on screen when a page loads at its old place is never hidden', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/about');
  await sections(page)
    .nth(2)
    .evaluate((node) => {
      node.scrollIntoView({ block: 'center' });
    });
  await page.reload();
  await drawn(page);
  await expect(sections(page).nth(2)).toBeInViewport();
  await expect(sections(page).last()).toHaveClass(/reveal-waiting/);
  const hiddenAtFirst = await sections(page).evaluateAll((nodes) =>
    nodes.filter(
      (node) => node.getBoundingClientRect().top < innerHeight && node.matches('[class*="reveal-"]'),
    ),
  );
  expect(hiddenAtFirst).toHaveLength(0);
});

const PLAIN = [
  { why: 'without JavaScript', use: { javaScriptEnabled: false } },
  { why: 'with reduced motion', use: { contextOptions: { reducedMotion: 'reduce' as const } } },
];

for (const { why, use } of PLAIN) {
  test.describe(why, () => {
    test.use(use);

    test('nothing is hidden', async ({ page }) => {
      for (const path of ['/', '/about']) {
        await page.goto(path);
        await drawn(page);
        for (const section of await sections(page).all()) {
          expect(await opacity(section)).toBe(1);
          await expect(section).toBeVisible();
        }
      }
    });
  });
}

test('on paper nothing is hidden', async ({ page }) => {
  for (const path of ['/', '/about']) {
    await page.goto(path);
    await expect(page.locator('.reveal-waiting').first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    for (const section of await sections(page).all()) expect(await opacity(section)).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  }
});
