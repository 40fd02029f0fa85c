/**
 * Finds labels of drawings that touch one another or are crossed by a line, in the fonts that a machine may
 * have.
 */
import type { Page } from 'playwright/test';

/**
 * Runs in the page. Lists labels that are nearer than 3 px to another label, or crossed by a line, if they
 * are drawn in this font.
 */
function listFaultsInFont(family: string) {
  if (!document.querySelector('svg text')) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`svg text { font-family: "${family}" !important }`);
  document.adoptedStyleSheets = [sheet];

  const isVisible = (element: Element) => element.checkVisibility();
  const textElements = Array.from(document.querySelectorAll<SVGTextElement>('svg text')).filter(isVisible);
  const labels = textElements.flatMap((text) => {
    // The number of an item has a frame, which is measured instead of the digits.
    const frame = text.closest('.sheet-tags a')?.querySelector('path');
    if (frame) return [{ text, content: text.textContent, box: frame.getBoundingClientRect() }];
    const parts = Array.from(text.childNodes, (part) => ({ part, content: part.textContent?.trim() ?? '' }));
    return (
      parts
        .filter(({ content }) => content !== '')
        .map(({ part, content }) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const { x, y, width, height } = range.getBoundingClientRect();
          // Letters do not fill the height of their line.
          return { text, content, box: new DOMRect(x, y + height * 0.2, width, height * 0.6) };
        })
        // A phone hides the distances beside the towns' names.
        .filter(({ box }) => box.width > 0)
    );
  });

  const isNear = (first: DOMRect, second: DOMRect) =>
    first.left < second.right + 3 &&
    second.left < first.right + 3 &&
    first.top < second.bottom + 3 &&
    second.top < first.bottom + 3;
  const touchingLabels = labels.flatMap((first, index) =>
    labels
      .slice(index + 1)
      .filter((second) => first.text !== second.text && isNear(first.box, second.box))
      .map((second) => `"${first.content}" touches "${second.content}"`),
  );

  const lines = Array.from(document.querySelectorAll<SVGGeometryElement>('svg :is(path, line, circle)'));
  const strokes = lines
    .filter(isVisible)
    .filter((line) => !line.closest('clipPath') && getComputedStyle(line).stroke !== 'none');
  const crossedLabels = labels.flatMap(({ text, content, box }) => {
    // A halo hides the lines that were drawn before its label. A label without a halo is on a filled shape,
    // which hides them too.
    const hasHalo = getComputedStyle(text).paintOrder.startsWith('stroke');
    const isCrossedBy = (line: SVGGeometryElement) => {
      const isDrawnLater = text.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (!isDrawnLater) return false;
      // Only points in both boxes can be on the line. The box of a line does not include its thickness.
      const edges = line.getBoundingClientRect();
      const right = Math.min(box.right, edges.right + 3);
      const bottom = Math.min(box.bottom, edges.bottom + 3);
      const matrix = line.getScreenCTM()?.inverse();
      for (let x = Math.max(box.left + 1, edges.left - 3); x < right; x += 2)
        for (let y = Math.max(box.top + 1, edges.top - 3); y < bottom; y += 2)
          if (line.isPointInStroke(new DOMPoint(x, y).matrixTransform(matrix))) return true;
      return false;
    };
    return hasHalo && strokes.some(isCrossedBy) ? [`a line crosses "${content}"`] : [];
  });
  document.adoptedStyleSheets = [];
  return [...touchingLabels, ...crossedLabels];
}

/** The widest fonts that a visitor's device may use instead of the font of the drawings. */
const FONT_FAMILIES = ['DejaVu Sans Mono', 'DejaVu Sans'];

/** Lists faults of the labels in the drawings of a page, or in a drawing file. */
export async function listLabelFaults(page: Page) {
  const faults: string[] = [];
  for (const family of FONT_FAMILIES)
    for (const fault of await page.evaluate(listFaultsInFont, family)) faults.push(`${fault} in ${family}`);
  return faults;
}
