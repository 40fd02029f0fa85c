/** Finds focus rings, edges, states and parts of drawings that cannot be told from their surroundings. */
import type { Page } from 'playwright/test';
import { computeContrast } from '@site/rules/colours/contrast';
import { INTERACTIVE_SELECTOR } from './layout.ts';

/** WCAG 1.4.11 requires this contrast of focus rings. */
const MIN_RING_CONTRAST = 3;

/**
 * A shape of a drawing must be visible, but needs less contrast than WCAG 1.4.11 requires of graphics,
 * because labels and the text of the page say what a drawing shows.
 */
const MIN_SHAPE_CONTRAST = 1.3;

/** WCAG 1.4.3 requires this contrast of text. axe does not check text in drawings. */
const MIN_TEXT_CONTRAST = 4.5;

/**
 * Runs in the page. Focuses each element, and reads its colours and those of its background. Browsers draw
 * focus rings only if the last key was Tab.
 */
function readDrawnColours(selector: string) {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  /** Computes the colour of several layers, the lowest first, in any notation. */
  const blend = (layers: readonly string[]) => {
    for (const layer of layers) {
      context.fillStyle = layer;
      context.fillRect(0, 0, 1, 1);
    }
    return Array.from(context.getImageData(0, 0, 1, 1).data).slice(0, 3);
  };
  // A drawing in a file may declare the background on which pages show it. Without a declaration, the default
  // of browsers counts.
  const defaultBackground = matchMedia('(prefers-color-scheme: dark)').matches ? 'black' : 'white';
  const pageBackground =
    getComputedStyle(document.documentElement).getPropertyValue('--background') || defaultBackground;
  /** Lists the colours under an element, the lowest first. */
  const listBackgrounds = (element: Element | null): string[] =>
    element
      ? [...listBackgrounds(element.parentElement), getComputedStyle(element).backgroundColor]
      : [pageBackground];

  /** Lists the fills of a drawing's shapes under the middle of a label or another shape. */
  const listFillsUnder = (element: Element) => {
    if (!(element instanceof SVGGraphicsElement)) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = new DOMPoint(x + width / 2, y + height / 2);
    return Array.from(
      element.ownerSVGElement?.querySelectorAll<SVGGeometryElement>('circle, path, rect') ?? [],
    )
      .filter((shape) => shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((shape) => shape.isPointInFill(middle.matrixTransform(shape.getScreenCTM()?.inverse())))
      .map((shape) => getComputedStyle(shape).fill)
      .filter((fill) => fill !== 'none');
  };

  const drawnElements = Array.from(document.querySelectorAll<HTMLElement | SVGElement>(selector))
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
    )
    .map((element) => {
      element.focus({ preventScroll: true });
      const style = getComputedStyle(element);
      const { fill, stroke } = style;
      const isRingInside = Number.parseFloat(style.outlineOffset) < 0;
      const background = [
        ...listBackgrounds(isRingInside ? element : element.parentElement),
        ...listFillsUnder(element),
      ];
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      return {
        name: `${element.tagName.toLowerCase()} "${name}" ${element.id}`.trim(),
        hasRing: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
        ring: blend([...background, style.outlineColor]),
        // A halo is drawn under the letters.
        halo: blend(
          style.paintOrder.startsWith('stroke') && stroke !== 'none' ? [...background, stroke] : background,
        ),
        inks: [fill, stroke].filter((ink) => ink !== 'none').map((ink) => blend([...background, ink])),
        fill: blend([...background, fill]),
        background: blend(background),
      };
    });
  (document.activeElement as HTMLElement | null)?.blur();
  return drawnElements;
}

/** Lists elements whose focus ring does not stand out. The last key must have been Tab. */
export async function listLowContrastFocusRings(page: Page) {
  const rings = await page.evaluate(readDrawnColours, INTERACTIVE_SELECTOR);
  return rings
    .filter(
      ({ hasRing, ring, background }) => !hasRing || computeContrast(ring, background) < MIN_RING_CONTRAST,
    )
    .map(({ name, ring, background }) => `${name}: ${String(ring)} on ${String(background)}`);
}

/** Lists labels of drawings that lack contrast with their background. */
export async function listLowContrastLabels(page: Page) {
  const labels = await page.evaluate(readDrawnColours, 'svg text');
  return labels
    .filter(({ fill, halo }) => computeContrast(fill, halo) < MIN_TEXT_CONTRAST)
    .map(({ name, fill, halo }) => `${name}: ${String(fill)} on ${String(halo)}`);
}

/**
 * Lists shapes of drawings whose stroke and fill both look like their background. Leaves out the backgrounds
 * themselves: shapes of their class, and a rectangle that comes first in its drawing or group.
 */
export async function listLowContrastShapes(page: Page) {
  const shapes = await page.evaluate(
    readDrawnColours,
    'svg :is(circle, line, path, rect):not(clipPath *, .background, rect:first-child)',
  );
  return shapes
    .filter(({ inks, background }) =>
      inks.every((ink) => computeContrast(ink, background) < MIN_SHAPE_CONTRAST),
    )
    .map(({ name, inks, background }) => `${name}: ${inks.join(' and ')} on ${String(background)}`);
}

/** Lists elements that look the same with and without an attribute. */
export const listElementsThatLookTheSameWithout = (page: Page, selector: string, attribute: string) =>
  page.locator(selector).evaluateAll((elements, attribute) => {
    const describeLook = (element: HTMLElement) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const edges = ['top', 'right', 'bottom', 'left'].map((side) => {
          const width = style.getPropertyValue(`border-${side}-width`);
          // The colour of an edge without a width cannot be seen.
          return width === '0px' ? width : style.getPropertyValue(`border-${side}`);
        });
        const { color, backgroundColor, content, fontWeight, textDecorationLine, boxShadow } = style;
        return [edges, color, backgroundColor, content, fontWeight, textDecorationLine, boxShadow];
      });
    return (elements as HTMLElement[])
      .filter((element) => {
        const value = element.getAttribute(attribute) ?? '';
        element.style.transition = 'none';
        const lookWithAttribute = JSON.stringify(describeLook(element));
        element.removeAttribute(attribute);
        const looksTheSame = JSON.stringify(describeLook(element)) === lookWithAttribute;
        element.setAttribute(attribute, value);
        element.style.transition = '';
        return looksTheSame;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  }, attribute);

/** Counts visible elements, and lists those that lack a visible edge on one of these sides. */
export const inspectEdges = (
  page: Page,
  selector: string,
  sides: readonly ('top' | 'bottom' | 'left')[],
  minWidth = 1,
) =>
  page.locator(selector).evaluateAll(
    (elements, { sides, minWidth }) => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      const visibleElements = elements.filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      const elementsWithoutEdge = visibleElements.filter((element) => {
        const style = getComputedStyle(element);
        // A ticked box is filled to its edge.
        const invisibleColours = element.matches(':checked') ? [canvas] : [canvas, style.backgroundColor];
        return sides.some(
          (side) =>
            Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) < minWidth ||
            invisibleColours.includes(style.getPropertyValue(`border-${side}-color`)),
        );
      });
      return {
        count: visibleElements.length,
        elementsWithoutEdge: elementsWithoutEdge.map((element) => element.outerHTML.slice(0, 120)),
      };
    },
    { sides, minWidth },
  );
