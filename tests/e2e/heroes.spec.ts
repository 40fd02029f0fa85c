/** A page's drawing is legible at each width, and its title block stands on the band's lower edge. */
import { expect, reusing as test } from './site.ts';

const SMALLEST_PX = 11;

for (const address of ['/pricing', '/price-list', '/about', '/404'])
  test(`no label of the hero of ${address} is small or touches another`, async ({ page }) => {
    await page.goto(address);
    for (const width of [390, 768, 1152, 1280]) {
      const where = `at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      const labels = await page.locator('main .bg-band svg text').evaluateAll((all) =>
        all
          .filter((label) => label.checkVisibility())
          .map((label) => {
            const { left, right, top, bottom } = label.getBoundingClientRect();
            const scale = (label as SVGTextElement).getScreenCTM()?.d ?? 0;
            const size = scale * Number.parseFloat(getComputedStyle(label).fontSize);
            // A line's box is higher than its letters.
            const air = (bottom - top) / 5;
            const words = label.textContent.trim();
            return { words, left, right, top: top + air, bottom: bottom - air, size };
          }),
      );
      expect(labels.length, where).toBeGreaterThan(2);
      expect(
        labels.filter(({ size }) => size < SMALLEST_PX),
        where,
      ).toEqual([]);
      const touching = labels.flatMap((a, index) =>
        labels
          .slice(index + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => `${a.words} and ${b.words}`),
      );
      expect(touching, where).toEqual([]);
    }
  });

test('a title block ends with its band, and a package’s leads to the sheet that it is a detail of', async ({
  page,
}) => {
  for (const address of ['/terms', '/price-list', '/contact', '/pricing/firewall-config']) {
    await page.goto(address);
    const below = await page
      .locator('.title-block')
      .evaluate(
        (block) =>
          (block.closest('.bg-band')?.getBoundingClientRect().bottom ?? NaN) -
          block.getBoundingClientRect().bottom,
      );
    expect(below, address).toBe(0);
    // Forced colours and paper leave out grounds, and keep lines.
    for (const cell of await page.locator('.title-block dl > div').all())
      await expect(cell).toHaveCSS('border-width', '1px 0px 0px 1px');
  }
  await page.getByRole('link', { name: '3 Cybersecurity Services' }).click();
  await expect(page).toHaveURL('/services/cybersecurity-services');
});

for (const width of [390, 768, 1280])
  test(`at ${width} px every number of the ruler stands within it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/price-list');
    const ruler = page.getByRole('img', { name: /^Prices in Kenyan shillings on one logarithmic ruler/ });
    const numbers = await ruler.getByText(/^\s*\d[\d,]*\s*$/).all();
    expect(numbers.length).toBeGreaterThan(1);
    const edges = await Promise.all([ruler, ...numbers].map((part) => part.boundingBox()));
    const [whole, ...boxes] = edges.map((box) => ({
      left: box?.x ?? NaN,
      right: (box?.x ?? NaN) + (box?.width ?? NaN),
    }));
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(whole?.left ?? NaN);
      expect(right).toBeLessThanOrEqual(whole?.right ?? NaN);
    }
  });
