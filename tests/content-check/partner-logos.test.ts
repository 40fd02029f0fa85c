/** What an editor is told of a partner's logo that cannot be shown, and what is left of one that can. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanLogo, shownSize } from '../../build/partner-logo.ts';
import { sentence } from '../../tools/content-check/engine/mistake.ts';
import { pictureMistakes } from '../../tools/content-check/pictures.ts';
import { SAMPLE, sample } from './changed-content.ts';

let root: string;
let logo: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'logos-'));
  logo = join(root, 'content/partners/fortinet.svg');
  for (const folder of ['people', 'partners'])
    cpSync(join(SAMPLE, 'content', folder), join(root, 'content', folder), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const said = async () => (await pictureMistakes(root, sample)).map(sentence);

const drawn = (inside: string, attributes = 'viewBox="0 0 80 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const SHAPE = '<path d="M0 0h80v20H0z"/>';

test('of a logo nothing is left but its shapes and colours', () => {
  writeFileSync(
    logo,
    drawn(
      `<script>alert(1)</script><style>.a { fill: #c00 }</style><path class="a" onclick="alert(1)" style="stroke:#00c" d="M0 0h80v20H0z"/>`,
      'width="80" height="20" onload="alert(1)"',
    ),
  );
  expect(cleanLogo(logo)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path fill="#c00" stroke="#00c" d="M0 0h80v20H0z"/></svg>',
  );
});

test.each([
  ['viewBox="0 0 40 40"', { width: 48, height: 48 }],
  ['viewBox="0 0 160 40"', { width: 130, height: 32 }],
  ['viewBox="0 0 400 40"', { width: 220, height: 22 }],
])('one with %s is shown at %j', (attributes, size) => {
  expect(shownSize(drawn(SHAPE, attributes))).toEqual(size);
});

test('a logo that is not there is named where it is asked for', async () => {
  rmSync(logo);
  expect(await said()).toEqual([
    'content/partners.yaml line 17, item 6 (Fortinet) > logo: found "fortinet.svg", but there is no such picture in content/partners',
  ]);
});

// What else no drawing may hold is in logo.test.ts.
test.each([
  [
    'a photograph',
    '\u0089PNG\r\n',
    1,
    'found a file that cannot be read as SVG, but a logo is saved as “plain” or “optimised” SVG, with letters turned into paths',
  ],
  ['nothing', '', 1, 'found a file that is no SVG'],
  ['a web page', '<html><body>Sign in</body></html>', 1, 'found a file that is no SVG'],
  ['a tag that is open', drawn('<g>'), 1, 'found a file that cannot be read as SVG'],
  ['letters', drawn(`${SHAPE}\n<text y="9">Ridge</text>`), 2, 'found <text>, but a logo is made of path'],
  [
    'another file',
    drawn(`${SHAPE}<use href="https://cdn.example/a.svg#b"/>`),
    1,
    'found href="https://cdn.example/a.svg#b"',
  ],
  [
    'too many points',
    drawn(
      `<path d="M0 0${Array.from({ length: 1500 }, (_, n) => `l${(n * 37) % 91} ${(n * 53) % 97}`).join('')}"/>`,
    ),
    1,
    'bytes once cleaned, but 4000 fit: take one with fewer points',
  ],
  [
    'no box',
    drawn(SHAPE, ''),
    1,
    'found no viewBox, but its viewBox is at least as wide as high, and 10 times as wide at most',
  ],
  ['a tower', drawn(SHAPE, 'viewBox="0 0 20 80"'), 1, 'found a drawing of 20 × 80'],
  ['a ribbon', drawn(SHAPE, 'viewBox="0 0 880 80"'), 1, 'found a drawing of 880 × 80'],
  [
    'white',
    drawn('<path fill="#fff" d="M0 0h80v20H0z"/>'),
    1,
    'found a drawing too faint to be seen, but the ground is light: take the logo for light grounds',
  ],
  [
    'nothing drawn',
    drawn('<path fill="none" d="M0 0h80v20H0z"/>'),
    1,
    'found a drawing too faint to be seen',
  ],
])('%s for a logo gets a sentence', async (_, text, line, words) => {
  writeFileSync(logo, text);
  const all = await said();
  expect(all).toHaveLength(1);
  expect(all[0]).toContain(`content/partners/fortinet.svg line ${line}: `);
  expect(all[0]).toContain(words);
});
