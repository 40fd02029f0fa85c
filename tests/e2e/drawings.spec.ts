/** The drawings are behind and beside the words, never over them, in the visitor's own colours too. */
import type { Page } from 'playwright/test';
import { labelFaults } from './labels.ts';
import { DESK, expect, PHONE, reusing as test } from './site.ts';

test('nothing is drawn over what can be pressed, and each screen gets the sheet that it has room for', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  for (const name of ['Build My Package', 'Get a Quote']) {
    await page.getByRole('link', { name }).click({ trial: true });
  }
  const map = await page.locator('.home-map').evaluate((node) => getComputedStyle(node, '::before').content);
  expect(map).toMatch(/url\(.*home-map.*\.svg/);

  await page.goto('/services');
  await page
    .locator('main li')
    .first()
    .click({ position: { x: 9, y: 9 } });
  await expect(page).toHaveURL('/services/cloud-server-management');
  const sheet = page.getByRole('img', { name: /^A rack from the front/ });
  await expect(sheet).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(sheet).toBeHidden();
  await expect(page.locator('main svg.drawing').first()).toBeVisible();
});

test('in forced colours the map of the office is away, and no hole is where it was', async ({ page }) => {
  await page.goto('/contact');
  const frame = page.locator('figure > :has(.map-crop)');
  await expect(frame).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(frame).toBeHidden();
  await page.emulateMedia({ forcedColors: null });
});

test('a column of plans is as tall as its price, and on a phone each feature is there once', async ({
  page,
}) => {
  await page.goto('/pricing');
  for (const width of [768, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await page.locator('.plan-layer').evaluateAll((layers) => {
      const foot = layers[0]?.getBoundingClientRect().bottom ?? 0;
      return layers.map((layer) => foot - layer.getBoundingClientRect().top);
    });
    const [basic = 0, ...dearer] = heights;
    expect(heights).toHaveLength(3);
    for (const [index, price] of [55, 119].entries())
      expect(Math.abs((dearer[index] ?? 0) - (price / 24) * basic)).toBeLessThan(1);
  }
  const heightIsPrice = page.getByText('The height is the price.');
  await expect(heightIsPrice).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(heightIsPrice).toBeHidden();
  const features = await page.locator('.plan-layer > :not(.plan-below)').allInnerTexts();
  expect(features).toHaveLength(18);
  expect(new Set(features).size).toBe(18);
  for (const name of await page.locator('.plan-below').all())
    await expect(name).toHaveCSS('clip-path', 'inset(50%)');
});

/** The address of the map behind Home's words. */
const homeMapFile = (page: Page) =>
  page
    .locator('.home-map')
    .evaluate((frame) => /"(.*)"/.exec(getComputedStyle(frame, '::before').content)?.[1] ?? '');

/** Runs in the page: what the map leaves blank, and which of its names are cut by its frame or under the title. */
function mapFaults(frame: Element, names: readonly { words: string; box: DOMRect }[]) {
  const map = getComputedStyle(frame, '::before');
  const [x, y, width, height] = [map.left, map.top, map.width, map.height].map(Number.parseFloat) as [
    ...[number, number, number, number],
  ];
  const edges = frame.getBoundingClientRect();
  const below = Math.round(y + height - frame.clientHeight);
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('h1') ?? frame);
  const lines = Array.from(range.getClientRects());
  const spoilt = names
    .map(({ words, box }) => {
      const { width, height } = box;
      return { words, place: new DOMRect(box.x + x + edges.x, box.y + y + edges.y, width, height) };
    })
    .filter(({ place }) => {
      const meets = (a: DOMRect) =>
        place.left < a.right && a.left < place.right && place.top < a.bottom && a.top < place.bottom;
      const { left, right, top, bottom } = edges;
      const whole = place.left >= left && place.right <= right && place.top >= top && place.bottom <= bottom;
      return meets(edges) && (!whole || lines.some(meets));
    })
    .map(({ words }) => words);
  return {
    spoilt,
    above: Math.max(0, Math.round(y)),
    // Where it is behind the words, its border is the hero's; else a part of it is shown.
    below: Math.abs(innerWidth < 1024 ? Math.min(0, below) : below),
    right: Math.abs(Math.min(0, Math.round(x + width - frame.clientWidth))),
  };
}

test('Home’s map fills its frame from the header to the figures, and cuts or hides no name', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto(await homeMapFile(page));
  const names = await page
    .locator('svg > text, svg g text')
    .evaluateAll((all) =>
      all.map((name) => ({ words: name.textContent, box: name.getBoundingClientRect().toJSON() as DOMRect })),
    );
  expect(names.length).toBeGreaterThan(8);
  await page.goto('/');
  for (const width of [320, 390, 768, 1024, 1152, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await page.locator('.home-map').evaluate(mapFaults, names);
    expect(faults, `${width} px`).toEqual({ spoilt: [], above: 0, below: 0, right: 0 });
  }
});

for (const size of [DESK, PHONE])
  test(`an item and its number on the sheet mark each other, and lead to each other, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/services/cloud-server-management');
    const item = page.locator('#item-3');
    const tag = page.locator('.sheet-tags a:visible').nth(2);
    const fill = () =>
      tag
        .locator('path')
        .first()
        .evaluate((node) => getComputedStyle(node).fill);
    const plain = await fill();
    await item.hover();
    await expect.poll(fill).not.toBe(plain);
    await page.mouse.move(0, 0);
    await expect.poll(fill).toBe(plain);

    await tag.click();
    await expect(page).toHaveURL(/#item-3$/);
    await expect(item).toBeInViewport({ ratio: 1 });
    await page.mouse.move(0, 0);
    await expect.poll(fill).not.toBe(plain);

    await item.locator('a').click();
    await expect(page).toHaveURL(/#tag-3$/);
    await expect(tag).toBeInViewport({ ratio: 0.9 });
    await page.mouse.move(0, 0);
    await expect.poll(fill).not.toBe(plain);
  });

test('each label of a map that is a file has its ground', async ({ page }) => {
  await page.goto('/');
  for (const address of ['/reach.svg', await homeMapFile(page)]) {
    await page.goto(address);
    expect(await page.locator('svg text').count(), address).toBeGreaterThan(8);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      expect(await labelFaults(page), `${address} at ${size.width} px`).toEqual([]);
    }
  }
});
