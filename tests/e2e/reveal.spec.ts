/** Sections of Home and About appear once, when they are scrolled to; without motion and on paper they are just there. */
import type { Page } from 'playwright/test';
import { DESK, drawn, expect, PHONE, reusing, test } from './site.ts';

const sectionsOf = (page: Page) => page.locator('[data-reveal]');

test('a section can ask for a delay', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const section = sectionsOf(page).last();
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

reusing('what is on screen when a page loads at its old place is never hidden', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/about');
  await sectionsOf(page)
    .nth(2)
    .evaluate((node) => {
      // It begins in the middle of the window and may end below it.
      scrollTo({ top: scrollY + node.getBoundingClientRect().top - innerHeight / 2 });
    });
  await page.reload();
  await drawn(page);
  await expect(sectionsOf(page).nth(2)).toBeInViewport();
  await expect(sectionsOf(page).last()).toHaveClass(/reveal-waiting/);
  const wasHidden = await sectionsOf(page).evaluateAll((nodes) =>
    nodes.some(
      (node) => node.getBoundingClientRect().top < innerHeight && node.matches('[class*="reveal-"]'),
    ),
  );
  expect(wasHidden).toBe(false);
});

reusing('with reduced motion and on paper nothing is hidden', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const expectShown = async () => {
    const sections = await sectionsOf(page).all();
    expect(sections.length).toBeGreaterThanOrEqual(4);
    for (const section of sections) await expect(section).toHaveCSS('opacity', '1');
  };
  for (const path of ['/', '/about']) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await drawn(page);
    await expectShown();
    await page.emulateMedia({ reducedMotion: null });
    await page.goto(path);
    await expect(page.locator('.reveal-waiting').first()).toHaveCSS('opacity', '0');
    await page.emulateMedia({ media: 'print' });
    await expectShown();
    await page.emulateMedia({ media: null });
  }
});
