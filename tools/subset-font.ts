/**
 * Cuts the display face down to the one file the site serves: `node tools/subset-font.ts`.
 *
 * Headings and figures use one weight and one width, so every axis is pinned. Keeping weight 600 to 800
 * would cost 10 kB more, nearly all of it kerning that varies with weight, and break the 20 kB budget.
 * Optical size 48 keeps the tight, sharp cut of the large sizes and still reads at 20 px.
 * Both packages are fetched for the run, as the font file is made once in years:
 * `npm install --no-save subset-font@2.9.0 @fontsource-variable/bricolage-grotesque@5.3.0`.
 * After a change here, compare the widths that `src/styles/fonts.css` records for its fallbacks.
 */
import { readFile, writeFile } from 'node:fs/promises';
// @ts-expect-error: it has no types, and is not there until it is fetched.
import subsetFont from 'subset-font';

type SubsetFont = (font: Uint8Array, text: string, options: object) => Promise<Uint8Array>;

const SOURCE = import.meta
  .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2');
const FONTS = new URL('../src/assets/fonts/', import.meta.url);
const MAX_BYTES = 20_000;
const LICENCE_URL_NAME_ID = 14;

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const marks = '\u00a0’‘“”–—…·×−°€£';
const accents = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ';
const text = ascii + marks + accents + accents.toUpperCase();

const source = await readFile(new URL(SOURCE));

const subset = (targetFormat: 'woff2' | 'woff'): Promise<Uint8Array> =>
  (subsetFont as SubsetFont)(source, text, {
    targetFormat,
    // The face has no `liga`; `tnum` gives money its columns.
    keepFeatures: ['kern', 'tnum'],
    preserveNameIds: [LICENCE_URL_NAME_ID],
    noHinting: true,
    variationAxes: { opsz: 48, wght: 700 },
  });

const served = await subset('woff2');
if (served.length > MAX_BYTES) throw new Error(`The font weighs ${served.length} B, over ${MAX_BYTES} B.`);

const files = {
  'bricolage-grotesque.woff2': served,
  // The same, for drawing the social images: satori reads no woff2. Never served.
  'bricolage-grotesque.woff': await subset('woff'),
};

for (const [name, font] of Object.entries(files)) {
  await writeFile(new URL(name, FONTS), font);
  console.log(`${name}: ${font.length} B`);
}
