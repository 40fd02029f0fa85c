/** Sections of Home and About appear once, when they are scrolled to; without motion and on paper they are just there. */
import { allSections, expectNothingHidden, expectRevealsOnce, sectionsOf } from './sections.ts';
import { DESK, drawn, expect, PHONE, reusing, test } from './site.ts';

// Home on a desk and About are in the extended run.
reusing('each section below the fold is revealed once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expectRevealsOnce(page);
});

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
      node.scrollIntoView({ block: 'center' });
    });
  await page.reload();
  await drawn(page);
  await expect(sectionsOf(page).nth(2)).toBeInViewport();
  await expect(sectionsOf(page).last()).toHaveClass(/reveal-waiting/);
  const hiddenAtFirst = await sectionsOf(page).evaluateAll((nodes) =>
    nodes.filter(
      (node) => node.getBoundingClientRect().top < innerHeight && node.matches('[class*="reveal-"]'),
    ),
  );
  expect(hiddenAtFirst).toHaveLength(0);
});

reusing('with reduced motion and on paper nothing is hidden', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/', '/about']) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await drawn(page);
    await expectNothingHidden(page);

    await page.emulateMedia({ reducedMotion: null });
    await page.goto(path);
    await expect(page.locator('.reveal-waiting').first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    for (const section of await allSections(page)) await expect(section).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: null });
  }
});
