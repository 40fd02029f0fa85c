/**
 * Cuts the display face down to the one file the site serves, and to one for the receiver's invoices:
 * `node tools/subset-font.ts`.
 *
 * Headings and figures use one weight and one width, so every axis is pinned. Keeping weight 600 to 800
 * would cost 10 kB more, nearly all of it kerning that varies with weight, and break the 20 kB budget.
 * Optical size 48 keeps the tight, sharp cut of the large sizes and still reads at 20 px.
 * The packages are fetched for the run, as the font files are made once in years: `npm install --no-save
 * subset-font@2.9.0 @fontsource-variable/bricolage-grotesque@5.3.0 @expo-google-fonts/bricolage-grotesque@0.4.1`.
 * The last has the face in one file for every Latin alphabet; the web's packages cut it up by script.
 * After a change here, compare the widths that `src/styles/fonts.css` records for its fallbacks.
 */
import { readFile, writeFile } from 'node:fs/promises';
// @ts-expect-error: it has no types, and is not there until it is fetched.
import subsetFont from 'subset-font';

type SubsetFont = (font: Uint8Array, text: string, options: object) => Promise<Uint8Array>;

const SOURCE = import.meta
  .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2');
const TEXT_SOURCE = import.meta
  .resolve('@expo-google-fonts/bricolage-grotesque/400Regular/BricolageGrotesque_400Regular.ttf');
const FONTS = new URL('../src/assets/fonts/', import.meta.url);
const MAX_BYTES = 20_000;
const LICENCE_URL_NAME_ID = 14;

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const marks = '\u00a0’‘“”–—…·×−°€£';
const accents = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ';
const text = ascii + marks + accents + accents.toUpperCase();

/** Latin with all its Extended blocks, where the face has them: whatever a customer's name needs. */
const latin = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x1e00, 0x1eff],
].map(([first = 0, last = 0]) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i)),
);

const subsetOf = async (source: string, of: string, options: object): Promise<Uint8Array> =>
  (subsetFont as SubsetFont)(await readFile(new URL(source)), of, {
    // The face has no `liga`; `tnum` gives money its columns.
    keepFeatures: ['kern', 'tnum'],
    preserveNameIds: [LICENCE_URL_NAME_ID],
    noHinting: true,
    ...options,
  });

const subset = (targetFormat: 'woff2' | 'truetype') =>
  subsetOf(SOURCE, text, { targetFormat, variationAxes: { opsz: 48, wght: 700 } });

const served = await subset('woff2');
if (served.length > MAX_BYTES) throw new Error(`The font weighs ${served.length} B, over ${MAX_BYTES} B.`);

const files = {
  'bricolage-grotesque.woff2': served,
  // The same, for drawing the social images and the receiver's invoices. Never served.
  'bricolage-grotesque.ttf': await subset('truetype'),
  // For what customers type, on invoices. Never served.
  'bricolage-grotesque-text.ttf': await subsetOf(TEXT_SOURCE, latin.join('') + text, {
    targetFormat: 'truetype',
  }),
};

for (const [name, font] of Object.entries(files)) {
  await writeFile(new URL(name, FONTS), font);
  console.log(`${name}: ${font.length} B`);
}
