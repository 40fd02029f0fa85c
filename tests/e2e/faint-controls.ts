/** Edges that tell a control from what it lies on: WCAG 1.4.11 asks for a contrast of 3:1. */
import sharp from 'sharp';
import type { Page } from 'playwright/test';
import { contrast, type Colour } from '@site/content/colours/contrast';

const LEAST_CONTRAST = 3;

/** So far from a control its edge is looked for, inwards and outwards, in pixels. */
const REACH = { out: 3, in: 5 };

const CONTROLS = 'input, select, textarea';

/**
 * Controls whose edge cannot be seen, as the browser has drawn them: its own tick boxes and sliders have no border
 * that a style would tell of.
 */
export async function faintControls(page: Page) {
  const controls = await page.locator(CONTROLS).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const kind = element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase();
        return { kind, id: element.id, left: x + scrollX, top: y + scrollY, width, height };
      }),
  );
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): Colour => {
    const start = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return Array.from(data.subarray(start, start + 3));
  };

  /** The strongest contrast to what lies around, on the way from there into the control. */
  const edge = (x: number, y: number, [dx, dy]: readonly [number, number], length: number) => {
    const around = pixel(x - dx * REACH.out, y - dy * REACH.out);
    const way = Array.from({ length: REACH.out + length }, (_, step) => step - REACH.out + 1);
    return Math.max(...way.map((step) => contrast(around, pixel(x + dx * step, y + dy * step))));
  };

  const faint = controls.flatMap(({ kind, id, left, top, width, height }) => {
    const [right, bottom] = [left + width - 1, top + height - 1];
    const [middle, centre] = [top + height / 2, left + width / 2];
    const contrasts =
      kind === 'range'
        ? [edge(left, middle, [1, 0], width)]
        : [
            edge(left, middle, [1, 0], REACH.in),
            edge(right, middle, [-1, 0], REACH.in),
            edge(centre, top, [0, 1], REACH.in),
            edge(centre, bottom, [0, -1], REACH.in),
          ];
    const least = Math.min(...contrasts);
    return least >= LEAST_CONTRAST ? [] : [`${kind} ${id} ${least.toFixed(2)}:1`];
  });
  return { kinds: [...new Set(controls.map(({ kind }) => kind))].sort(), count: controls.length, faint };
}
