/** Focus rings and marks that can be told from what is around them. */
import type { Page } from 'playwright/test';
import { contrast } from '../../integrations/contrast.ts';
import { INTERACTIVE } from './layout.ts';

/** WCAG 1.4.11. */
const LEAST_CONTRAST = 3;

/** Runs in the page, where the last key was Tab: what is focused then has its ring. */
function drawnRings(interactive: string) {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** The colour that layers give, the lowest first, whatever they are written as. */
  const mixed = (layers: readonly string[]) => {
    for (const layer of layers) {
      if (!context) throw new Error('There is no canvas');
      context.fillStyle = layer;
      context.fillRect(0, 0, 1, 1);
    }
    return Array.from(context?.getImageData(0, 0, 1, 1).data ?? []).slice(0, 3);
  };
  /** The colours under an element, the lowest first. */
  const groundsOf = (element: Element | null): string[] =>
    element ? [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor] : ['Canvas'];

  const rings = Array.from(document.querySelectorAll<HTMLElement>(interactive))
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
    )
    .map((element) => {
      element.focus({ preventScroll: true });
      const { outlineColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const isInside = Number.parseFloat(outlineOffset) < 0;
      const ground = groundsOf(isInside ? element : element.parentElement);
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      return {
        name: `${element.tagName.toLowerCase()} "${name}" ${element.id}`.trim(),
        isDrawn: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        ring: mixed([...ground, outlineColor]),
        ground: mixed(ground),
      };
    });
  (document.activeElement as HTMLElement | null)?.blur();
  return rings;
}

/** Elements whose ring does not stand out from the ground under it. To be asked after a Tab. */
export async function faintRings(page: Page) {
  const rings = await page.evaluate(drawnRings, INTERACTIVE);
  return rings.flatMap(({ name, isDrawn, ring, ground }) =>
    isDrawn && contrast(ring, ground) >= LEAST_CONTRAST
      ? []
      : [`${name}: ${String(ring)} on ${String(ground)}`],
  );
}

/** Elements that look the same with an attribute and without it. */
export const unmarked = (page: Page, selector: string, attribute: string) =>
  page.locator(selector).evaluateAll((elements, attribute) => {
    const lookOf = (element: HTMLElement) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const edges = ['top', 'right', 'bottom', 'left'].map((side) => {
          const [width, kind, colour] = ['width', 'style', 'color'].map((name) =>
            style.getPropertyValue(`border-${side}-${name}`),
          );
          return width === '0px' || kind === 'none' ? 'none' : [width, kind, colour];
        });
        const { color, backgroundColor, content, fontWeight, textDecorationLine, boxShadow } = style;
        return [edges, color, backgroundColor, content, fontWeight, textDecorationLine, boxShadow];
      });
    return (elements as HTMLElement[])
      .filter((element) => {
        const value = element.getAttribute(attribute) ?? '';
        element.style.transition = 'none';
        const marked = JSON.stringify(lookOf(element));
        element.removeAttribute(attribute);
        const plain = JSON.stringify(lookOf(element));
        element.setAttribute(attribute, value);
        element.style.transition = '';
        return marked === plain;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  }, attribute);
