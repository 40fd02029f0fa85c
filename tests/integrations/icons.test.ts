import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawFavicon, drawPhoneIcon } from '#files/icons.ts';
import { getColour } from '@site/content/colours/theme';

const createDrawing = (shapes: string) =>
  `<!-- A remark -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>\n`;
const ICON_WITH_BACKGROUND = createDrawing(
  '<rect width="32" height="32" rx="6" fill="#102030"/><path d="M8 8h1v16H8z" fill="#fff"/>',
);
const ICON_WITHOUT_BACKGROUND = createDrawing(
  '<path d="M0 0h32v4H18v-4h-4v4H0zM0 28h32v4H0z" fill="#a00000"/>',
);

async function readPixels(png: Buffer, ...points: readonly (readonly [left: number, top: number])[]) {
  const picture = sharp(png).removeAlpha().raw();
  return Promise.all(
    points.map(async ([left, top]) => {
      const pixel = await picture.clone().extract({ left, top, width: 1, height: 1 }).toBuffer();
      return `#${pixel.toString('hex')}`;
    }),
  );
}

const SIDE_PX = 180;

test('the phone icon fills its corners, and centres a drawing without a background', async () => {
  const fullIcon = await drawPhoneIcon(SIDE_PX, ICON_WITH_BACKGROUND);
  expect((await sharp(fullIcon).metadata()).width).toBe(SIDE_PX);
  // The points are a corner and a part of the drawing.
  expect(await readPixels(fullIcon, [0, 0], [54, 90])).toEqual(['#102030', '#ffffff']);
  const paper = getColour('paper');
  const centredIcon = await drawPhoneIcon(SIDE_PX, ICON_WITHOUT_BACKGROUND);
  // The points are a corner, just outside of the drawing, and a part of it.
  expect(await readPixels(centredIcon, [0, 0], [36, 36], [54, 45])).toEqual([paper, paper, '#a00000']);
});

test('the favicon holds one picture of 32 pixels', async () => {
  const favicon = await drawFavicon();
  expect([...favicon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(favicon.readUInt32LE(14)).toBe(favicon.length - 22);
  expect((await sharp(favicon.subarray(22)).metadata()).width).toBe(32);
});
