/** The drawings are behind and beside the words, never over them, in the visitor's own colours too. */
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

test('Home’s map reaches the header, ends at the figures, and leaves nothing blank at its right', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1024, 1152, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator('.home-map').evaluate((frame) => {
      const { top, left, height, width } = getComputedStyle(frame, '::before');
      const lower = Number.parseFloat(top) + Number.parseFloat(height) - frame.clientHeight;
      const beyond = Number.parseFloat(left) + Number.parseFloat(width) - frame.clientWidth;
      return {
        above: Math.max(0, Math.round(Number.parseFloat(top))),
        // Where it is behind the words, its border is the hero's; else a part of it is shown.
        below: Math.abs(Math.round(innerWidth < 1024 ? Math.min(0, lower) : lower)),
        right: Math.abs(Math.min(0, Math.round(beyond))),
      };
    });
    expect(gaps, `${width} px`).toEqual({ above: 0, below: 0, right: 0 });
  }
});

test('no name on Home’s map is cut by its frame, or under the title', async ({ page }) => {
  await page.goto('/');
  const file = await page
    .locator('.home-map')
    .evaluate((frame) => /"(.*)"/.exec(getComputedStyle(frame, '::before').content)?.[1] ?? '');
  await page.goto(file);
  const names = await page.locator('svg > text, svg g text').evaluateAll((all) =>
    all.map((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      return { words: name.textContent, left, right, top, bottom };
    }),
  );
  expect(names.length).toBeGreaterThan(8);
  await page.goto('/');
  for (const width of [320, 390, 768, 1024, 1152, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const spoilt = await page.locator('.home-map').evaluate((frame, labels) => {
      const map = getComputedStyle(frame, '::before');
      const edges = frame.getBoundingClientRect();
      const x = edges.left + Number.parseFloat(map.left);
      const y = edges.top + Number.parseFloat(map.top);
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1') ?? frame);
      const lines = Array.from(range.getClientRects());
      return labels
        .map(({ words, left, right, top, bottom }) => ({
          words,
          left: left + x,
          right: right + x,
          top: top + y,
          bottom: bottom + y,
        }))
        .filter((name) => {
          const meets = (a: DOMRect) =>
            name.left < a.right && a.left < name.right && name.top < a.bottom && a.top < name.bottom;
          const { left, right, top, bottom } = edges;
          const whole = name.left >= left && name.right <= right && name.top >= top && name.bottom <= bottom;
          return meets(edges) && (!whole || lines.some((line) => meets(line)));
        })
        .map(({ words }) => words);
    }, names);
    expect(spoilt, `${width} px`).toEqual([]);
  }
});

const SHEETS = [
  'cloud-server-management',
  'network-design-support',
  'cybersecurity-services',
  'automation-integration',
  'it-maintenance-plans',
];

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

/** Runs in the page: labels, and numbers in their frames, nearer than 3 px to another, or with a line through them. */
function faultyLabels(family: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`svg text { font-family: "${family}" !important }`);
  document.adoptedStyleSheets = [sheet];
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('no canvas');
  const texts = Array.from(document.querySelectorAll('svg text')).filter((text) => text.checkVisibility());
  const labels = texts.flatMap((text) => {
    const frame = text.closest('.sheet-tags a')?.querySelector('path')?.getBoundingClientRect();
    if (frame) {
      const { left, right, top, bottom } = frame;
      return [{ text, words: text.textContent, hasHalo: false, left, right, top, bottom }];
    }
    const style = getComputedStyle(text);
    const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 1;
    const hasHalo = style.stroke !== 'none' && style.paintOrder.startsWith('stroke');
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes
      .filter((node) => node.textContent?.trim())
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top } = range.getBoundingClientRect();
        const words = node.textContent?.trim() ?? '';
        context.font = `${style.fontWeight} ${style.fontSize} "${family}"`;
        const ink = context.measureText(words);
        const baseline = top + scale * ink.fontBoundingBoxAscent;
        return {
          ...{ text, words, hasHalo, left, right },
          top: baseline - scale * ink.actualBoundingBoxAscent,
          bottom: baseline + scale * ink.actualBoundingBoxDescent,
        };
      });
  });
  const isNear = (a: (typeof labels)[number], b: (typeof labels)[number]) =>
    a.left < b.right + 3 && b.left < a.right + 3 && a.top < b.bottom + 3 && b.top < a.bottom + 3;
  const touching = labels.flatMap((a, index) =>
    labels
      .slice(index + 1)
      .filter((b) => a.text !== b.text && isNear(a, b))
      .map((b) => `"${a.words}" touches "${b.words}"`),
  );
  const lines = Array.from(document.querySelectorAll<SVGGeometryElement>('svg :is(path, line, circle)'));
  const drawn = lines.filter((line) => {
    const { stroke } = getComputedStyle(line);
    return (
      stroke !== 'none' &&
      stroke !== 'rgba(0, 0, 0, 0)' &&
      !line.closest('clipPath') &&
      line.checkVisibility()
    );
  });
  const crossed = labels.flatMap(({ text, words, hasHalo, left, right, top, bottom }) => {
    // A number on a sheet, or a word on a filled form, has that ground.
    const others = drawn.filter((line) => {
      const box = line.getBoundingClientRect();
      const isAfter = line.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING;
      return (
        hasHalo &&
        isAfter &&
        box.left < right + 9 &&
        left < box.right + 9 &&
        box.top < bottom + 9 &&
        top < box.bottom + 9
      );
    });
    const through = others.some((line) => {
      const matrix = line.getScreenCTM()?.inverse();
      for (let x = left + 1; x < right; x += 2)
        for (let y = top + 1; y < bottom; y += 2)
          if (line.isPointInStroke(new DOMPoint(x, y).matrixTransform(matrix))) return true;
      return false;
    });
    return through ? [`a line crosses "${words}"`] : [];
  });
  return { count: labels.length, faults: [...touching, ...crossed] };
}

/** The package of the tests' fonts has no others; both are wider than Noto's and Liberation's of the same kind. */
const FAMILIES = ['DejaVu Sans Mono', 'DejaVu Sans'];
const DRAWN = ['/services', '/pricing', '/price-list', '/about', '/lost', '/checkout/failure', '/reach.svg'];

test('each label of a drawing has its ground: 3 px to the next, and no line through it', async ({ page }) => {
  await page.goto('/');
  const homeMap = await page
    .locator('.home-map')
    .evaluate((frame) => /"(.*)"/.exec(getComputedStyle(frame, '::before').content)?.[1] ?? '');
  for (const address of [...DRAWN, homeMap, ...SHEETS.map((slug) => `/services/${slug}`)]) {
    await page.goto(address);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      for (const family of FAMILIES) {
        const { count, faults } = await page.evaluate(faultyLabels, family);
        if (size === DESK) expect.soft(count, address).toBeGreaterThan(0);
        expect.soft(faults, `${address} at ${size.width} px in ${family}`).toEqual([]);
      }
    }
  }
});
