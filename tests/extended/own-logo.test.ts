/** A company's own logo, put in one place: all that shows it follows. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editedCopy } from './edited-copy.ts';

const SHAPE = 'M4 4h24v24H4z';
const LOGO = `<?xml version="1.0"?>
<!-- Drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512"><linearGradient id="main"><stop stop-color="#cc0066"/></linearGradient><path fill="url(#main)" d="M0 0h32v32H0z"/><path fill="#00ff88" d="${SHAPE}"/></svg>
`;

const copy = editedCopy();
afterAll(copy.remove);
const file = (name: string) => join(copy.root, 'dist', name);

beforeAll(() => {
  writeFileSync(join(copy.root, 'public/icon.svg'), LOGO);
  copy.mustRun('npm run content:check && npm run build');
});

/** The share of a picture's pixels that are nearly the green of the logo. */
async function greenShare(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) < 60 && (data[at + 1] ?? 0) > 200 && (data[at + 2] ?? 0) < 180) green += 1;
  return green / (info.width * info.height);
}

test('it is in the header, without its comments', () => {
  const html = readFileSync(file('index.html'), 'utf8');
  expect(html).toMatch(
    new RegExp(`<header.*?<a [^>]*aria-label="[^"]*home"[^>]*><svg [^>]*>.*?d="${SHAPE}"`, 's'),
  );
  expect(html).not.toMatch(/Drawn by hand|<\?xml/);
});

test('it is on paper too, and its id meets no other', () => {
  copy.mustRun('vitest run --project dist tests/dist/html.test.ts tests/dist/policy.test.ts');
  const page = readFileSync(file('custom-quote.html'), 'utf8');
  expect(/print-only.*$/s.exec(page)?.[0]).toContain(SHAPE);
  const ids = page.match(/(?<=id="|url\(#)\w*-?main(?=["\)])/g);
  expect(ids).toEqual(['header-main', 'header-main', 'main', 'letterhead-main', 'letterhead-main']);
});

test('the browser’s tab has it as it is', async () => {
  expect(readFileSync(file('icon.svg'), 'utf8')).toBe(LOGO);
  expect(await greenShare(readFileSync(file('favicon.ico')).subarray(22))).toBeGreaterThan(0.5);
});

test.each([
  ['apple-touch-icon', 0.3],
  ['icon-192', 0.3],
  ['icon-512', 0.3],
  // 56 pixels wide, of which the shape takes 24 of 32.
  ['social/index', (0.6 * 56 ** 2 * (24 / 32) ** 2) / (1200 * 630)],
])('%s.png is drawn from it', async (name, share) => {
  expect(await greenShare(readFileSync(file(`${name}.png`)))).toBeGreaterThan(share);
});
