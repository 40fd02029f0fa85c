/** Reading costs no script file; reaching for the menu, or coming near a counter, does. */
import type { Page } from 'playwright/test';
import { contentPages, routes } from '../routes.ts';
import { DESK, drawn, expect, PHONE, test, visit } from './site.ts';

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });

for (const route of contentPages) {
  test(`${route.path} is read to its end without a script file`, async ({ page, watched }) => {
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await visit(page, route);
      await scrollThrough(page);
      await drawn(page);
      expect(watched.scripts).toEqual([]);
    }
  });
}

/** The script files of the islands that a selector finds, with all that these import. */
async function filesOf(page: Page, selector: string) {
  const islands = await page.locator(selector).all();
  const urls = await Promise.all(
    islands.flatMap((island) =>
      ['component-url', 'renderer-url'].map(async (name) => (await island.getAttribute(name)) ?? ''),
    ),
  );
  const files = new Set(urls);
  for (const file of files) {
    const source = await (await page.request.get(file)).text();
    for (const [, name = ''] of source.matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g)) {
      files.add(new URL(name, new URL(file, page.url())).pathname);
    }
  }
  return Array.from(files).sort();
}

for (const route of routes.filter(({ scripts }) => scripts === 'counters')) {
  test(`${route.path} asks for the script of its counters, only when they come near`, async ({
    page,
    watched,
  }) => {
    // So low that no counter stands on the first screen.
    await page.setViewportSize({ width: 390, height: 300 });
    await visit(page, route);
    await drawn(page);
    expect(watched.scripts).toEqual([]);

    await scrollThrough(page);
    await expect
      .poll(() => Array.from(new Set(watched.scripts)).sort())
      .toEqual(await filesOf(page, 'astro-island[client="approach"]'));
  });
}

test('the script of the menu comes when the visitor reaches for it', async ({ page, watched }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/services', '/terms']) {
    await page.goto(path);
    await drawn(page);
    expect(watched.scripts).toEqual([]);
    await page.locator('summary', { hasText: 'Menu' }).click();
    await expect
      .poll(() => Array.from(new Set(watched.scripts)).sort())
      .toEqual(await filesOf(page, 'astro-island[client="reach"]'));
    watched.scripts.length = 0;
  }
});

test('on a desk the menu’s script is never asked for', async ({ page, watched }) => {
  await page.setViewportSize(DESK);
  await page.goto('/pricing');
  for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) {
    await link.hover();
    await link.focus();
  }
  await drawn(page);
  expect(watched.scripts).toEqual([]);
});
