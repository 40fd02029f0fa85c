/** WCAG 2.2 AA as far as a machine can tell: axe, the keyboard's way, the size of targets. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { allPages } from '../routes.ts';
import { DESK, expect, INTERACTIVE, SMALL, test, visit } from './site.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to, one line each. */
async function objections(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

/** What is wrong with how the focus shows where it stands. Nothing once it has left the page, or come round. */
const focusStop = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.hasAttribute('data-stop')) return undefined;
    element.setAttribute('data-stop', '');
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    // A link that wraps has a box on each line.
    const onTop = Array.from(element.getClientRects(), (box) =>
      document.elementFromPoint(
        (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
        (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
      ),
    );
    const labels = 'labels' in element ? Array.from((element as HTMLInputElement).labels ?? []) : [];
    const problems = {
      'has no size': width === 0 || height === 0,
      'stands beside the window': right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight,
      'is covered': !onTop.some((seen) => seen && [element, ...labels].some((own) => own.contains(seen))),
      'has no focus ring': outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2,
      'has an unseen focus ring': /rgba\(.*, 0\)|transparent/.test(outlineColor),
    };
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    const name = [element.tagName.toLowerCase(), words && `"${words}"`, element.id].filter(Boolean).join(' ');
    return Object.entries(problems).flatMap(([problem, is]) => (is ? [`${name} ${problem}`] : []));
  });

/** More stops than any page has. */
const MOST_STOPS = 300;

/** Follows Tab from the top of the page until the focus leaves it or comes round. */
async function tabThrough(page: Page) {
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const problems: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await focusStop(page);
    if (!found) break;
    problems.push(...found);
  }
  const missed = await page
    .locator(INTERACTIVE)
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.hasAttribute('data-stop') &&
            !element.matches(':disabled, [tabindex="-1"]'),
        )
        .map(
          (element) => `${element.tagName.toLowerCase()} "${element.textContent.trim()}" is never reached`,
        ),
    );
  return [...problems, ...missed];
}

/** Targets that are too small: 24 px in each dimension, 44 px for buttons. Links within a sentence are exempt. */
const smallTargets = (page: Page) =>
  page.locator(INTERACTIVE).evaluateAll((elements) =>
    elements
      .filter((element) => {
        if (
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.matches('.skip-link, [role="region"], section')
        )
          return false;
        const inText =
          getComputedStyle(element).display === 'inline' &&
          element.parentElement?.textContent.trim() !== element.textContent.trim();
        return !inText;
      })
      .flatMap((element) => {
        const [label] = 'labels' in element ? Array.from((element as HTMLInputElement).labels ?? []) : [];
        const own = element.getBoundingClientRect();
        // A tick box is as large as the label that ticks it too.
        const box =
          element.matches('[type="checkbox"], [type="radio"]') && label?.contains(element)
            ? label.getBoundingClientRect()
            : own;
        const least = element.matches('.button, button, summary') ? 44 : 24;
        return box.width >= least - 0.01 && box.height >= least - 0.01 && own.width > 0
          ? []
          : [
              `${element.tagName.toLowerCase()} "${element.textContent.trim()}" is ${box.width} × ${box.height}`,
            ];
      }),
  );

// Without motion nothing waits to be revealed, so that axe sees it all.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of allPages) {
  for (const size of [SMALL, DESK]) {
    test(`${route.path} is accessible at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await visit(page, route);
      expect(await objections(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await tabThrough(page)).toEqual([]);
    });
  }
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.goto('/services');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test.describe('where the content policy is off', () => {
  // It would refuse to plant the faults.
  test.use({ bypassCSP: true });

  test('a page with faults is found out', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto('/services');
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML(
        'beforeend',
        `<img src="/icon.svg"><p style="color:#ddd">Faint</p>
         <button style="width:20px;height:20px;outline:none" onfocus="this.style.outline='none'">x</button>
         <a href="#main" style="position:fixed;top:-99px">Away</a>`,
      );
    });
    const found = (await objections(page)).map((objection) => objection.split(':')[0]);
    expect(found).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']));
    expect(await smallTargets(page)).toContain('button "x" is 20 × 20');
    const way = await tabThrough(page);
    expect(way).toContain('button "x" has no focus ring');
    expect(way).toContain('a "Away" stands beside the window');
  });
});
