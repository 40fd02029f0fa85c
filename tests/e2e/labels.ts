/** Labels of drawings, which have a ground of their own in whatever font a machine has. */
import type { Page } from 'playwright/test';

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
  document.adoptedStyleSheets = [];
  return [...touching, ...crossed];
}

/** The package of the tests' fonts has no others; both are wider than Noto's and Liberation's of the same kind. */
const FAMILIES = ['DejaVu Sans Mono', 'DejaVu Sans'];

/** What is wrong with the labels of a page's drawings, or of a drawing by itself. */
export async function labelFaults(page: Page) {
  const faults: string[] = [];
  for (const family of FAMILIES)
    for (const fault of await page.evaluate(faultyLabels, family)) faults.push(`${fault} in ${family}`);
  return faults;
}
