/** Moves through a page with Tab, and finds elements that the keyboard cannot reach. */
import type { Page } from 'playwright/test';
import { INTERACTIVE_SELECTOR } from './layout.ts';

/** Runs in the page. Records for each Tab whether the focused element is visible. */
function watchFocus(interactive: string) {
  const describeElement = (element: Element) => {
    const label = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} "${label}" ${element.id}`;
  };

  const listProblems = (element: Element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    // A link that wraps has a box on each line.
    const topElements = Array.from(element.getClientRects(), (box) =>
      document.elementFromPoint(
        (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
        (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
      ),
    );
    const labels = 'labels' in element ? Array.from((element as HTMLInputElement).labels ?? []) : [];
    return Object.entries({
      'has no size': width === 0 || height === 0,
      'is outside the window': right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight,
      'is covered': !topElements.some(
        (topElement) => topElement && [element, ...labels].some((target) => target.contains(topElement)),
      ),
    }).flatMap(([problem, isTrue]) => (isTrue ? [`${describeElement(element)} ${problem}`] : []));
  };

  const expectedElements = Array.from(document.querySelectorAll(interactive)).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [tabindex="-1"]'),
  );
  const reachedElements = new Set<Element>();
  const problems: string[] = [];
  // On keyup, the browser has moved the focus and scrolled to it.
  addEventListener('keyup', ({ key }) => {
    const element = document.activeElement;
    if (key !== 'Tab' || !element || element === document.body || reachedElements.has(element)) return;
    reachedElements.add(element);
    problems.push(...listProblems(element));
  });
  const getFocusResult = () => ({
    problems: [
      ...problems,
      ...expectedElements
        .filter((element) => !reachedElements.has(element))
        .map((element) => `${describeElement(element)} is not reached`),
    ],
    stops: reachedElements.size,
  });
  Object.assign(window, { getFocusResult });
  scrollTo(0, 0);
  return expectedElements.length;
}

type GetFocusResult = () => { readonly problems: readonly string[]; readonly stops: number };

/** Scrolling boxes can be focused too, but `INTERACTIVE_SELECTOR` does not match them. */
const EXTRA_STOPS = 5;

/**
 * Presses Tab from the top of the page, once per interactive element, and a few times more. Lists the
 * elements that were not reached or not visible, and counts those that were reached.
 */
export async function tabThrough(page: Page) {
  const expectedCount = await page.evaluate(watchFocus, INTERACTIVE_SELECTOR);
  for (let presses = 0; presses < expectedCount + EXTRA_STOPS; presses += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => (window as unknown as { getFocusResult: GetFocusResult }).getFocusResult());
}
