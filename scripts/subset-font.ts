/**
 * Cuts the display face to the one file that the site serves, and to two that draw pictures and invoices: once in years,
 * after `npm install --no-save subset-font@2.9.0 @fontsource-variable/bricolage-grotesque@5.3.0
 * @expo-google-fonts/noto-sans@0.4.2`, by `node scripts/subset-font.ts`. Then compare the widths that
 * `src/styles/fonts.css` records for its fallbacks.
 */
import { readFile, writeFile } from 'node:fs/promises';
// @ts-expect-error: it has no types, and is not there until it is fetched.
import untyped from 'subset-font';

const subsetFont = untyped as (font: Uint8Array, text: string, options: object) => Promise<Uint8Array>;

const WEB = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
/** A face with every Latin, Greek and Cyrillic letter. It puts marks above and below any of them. */
const NAMES = '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
const LICENCE_URL_NAME_ID = 14;

function range(first: number, last: number): string {
  let text = '';
  for (let code = first; code <= last; code += 1) text += String.fromCharCode(code);
  return text;
}

const accents = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ';
const webText = `${range(0x20, 0x7e)}\u00a0’‘“”–—…·×−°€£${accents}${accents.toUpperCase()}`;
/**
 * Unicode's blocks of those letters, of marks, punctuation and currencies, and the sign for an unknown
 * character.
 */
const nameText = [
  range(0x20, 0x52f),
  range(0x1ab0, 0x1aff),
  range(0x1d00, 0x20cf),
  range(0x2c60, 0x2c7f),
  range(0xa640, 0xa69f),
  range(0xa700, 0xa7ff),
  range(0xab30, 0xab6f),
  '×−\ufffd',
].join('');

const subset = async (source: string, text: string, options: object) =>
  subsetFont(await readFile(new URL(import.meta.resolve(source))), text, {
    // The face has no `liga`; `tnum` gives money its columns.
    keepFeatures: ['kern', 'tnum'],
    preserveNameIds: [LICENCE_URL_NAME_ID],
    noHinting: true,
    ...options,
  });

/**
 * Keeps one weight in one width, because others would cost 10 kB. Optical size 48 is sharp when large, and
 * still readable at 20 px.
 */
const variationAxes = { opsz: 48, wght: 700 };
const heading = await subset(WEB, webText, { targetFormat: 'truetype', variationAxes });
const files = {
  'src/assets/fonts/bricolage-grotesque.woff2': await subset(WEB, webText, {
    targetFormat: 'woff2',
    variationAxes,
  }),
  // Social images, and headings of invoices.
  'src/assets/fonts/bricolage-grotesque.ttf': heading,
  'packages/receiver/brand/heading.ttf': heading,
  // Invoices draw names and notes that customers typed.
  'packages/receiver/brand/text.ttf': await subset(NAMES, nameText, {
    targetFormat: 'truetype',
    // Leaves out `ccmp`, which would draw a letter as two and make a screen reader say another one.
    keepFeatures: ['kern', 'mark', 'mkmk'],
  }),
};
for (const [name, font] of Object.entries(files)) {
  await writeFile(new URL(`../${name}`, import.meta.url), font);
  console.log(`${name}: ${font.length} B`);
}
