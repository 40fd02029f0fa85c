import { expect, test } from 'vitest';
import { checkFiles } from '../../tools/content-check/engine/content.ts';
import { licencePlaceholders, logoPlaceholders, placeholders } from '../../tools/launch/placeholders.ts';

interface Mark {
  readonly field?: string;
  readonly words?: string;
}

/** What is found in a file that marks.yaml has an entry about. */
function found(text: string, mark?: Mark, file = 'company.yaml') {
  const entries = mark ? [{ file, supply: 'the owner decides', ...mark }] : [];
  const files = checkFiles([
    { file: `content/${file}`, text },
    { file: 'content/marks.yaml', text: JSON.stringify({ placeholders: entries }) },
  ]);
  return files.flatMap((one) => placeholders(one, files)).map(({ says }) => says);
}

const NAME = 'town: Iten\nname: Ridge Works\n';
const QUOTE = 'town: Iten\nquote:\n  days: 30\n  call: soon\n';

test.each<[what: string, text: string, mark: Mark, line: string]>([
  ['a field', NAME, { field: 'name' }, 'line 2, name: Ridge Works'],
  ['words of a value', NAME, { words: 'Ridge\nWorks' }, 'line 2, name: Ridge Works'],
  ['a field of several', QUOTE, { field: 'quote' }, 'line 2, what stands under quote'],
  ['a field within another', QUOTE, { field: 'quote.days' }, 'line 3, days: 30'],
  ['an entry of a list', 'towns:\n  - Iten\n  - Lodwar\n', { words: 'Lodwar' }, 'line 3, Lodwar'],
  ['the whole file', '# Who says so.\n\n- name: Agnes\n', {}, 'line 1, the whole file'],
])('a placeholder is %s', (_, text, mark, line) => {
  expect(found(text, mark)).toEqual([`${line} (the owner decides)`]);
});

test.each<[string, Mark]>([
  ['line 3, effectiveDate: 2026-11-22', { field: 'effectiveDate', words: '2026-11-22' }],
  ['line 6, "it for three days"', { words: 'it for three days' }],
])('in a legal document, %s', (says, mark) => {
  const text = '---\ntitle: Terms\neffectiveDate: 2026-11-22\n---\n\nWe keep **it** for\nthree days.\n';
  expect(found(text, mark, 'legal/terms.mdx')).toEqual([`${says} (the owner decides)`]);
});

test.each([
  'email: desk@ridge.example',
  'phone: +254 700 000 000',
  'number: PVT-0000000',
  'box: P.O. Box 000, Iten',
])('a value that cannot be real is found once: %s', (line) => {
  expect(found(line)).toEqual([`line 1, ${line} (it has no mark, and does not look real)`]);
  const [field = ''] = line.split(':');
  expect(found(line, { field })).toEqual([`line 1, ${line} (the owner decides)`]);
});

test('a comment in the logo is found', () => {
  const text = '<!-- PLACEHOLDER: a mark for now. --><svg/>';
  expect(logoPlaceholders({ file: 'public/icon.svg', text }).map(({ says }) => says)).toEqual([
    'the logo, and with it icons, social images and printed orders (a mark for now)',
  ]);
});

test('a licence that is not decided is found, and one that is decided is not', () => {
  const says = (text: string) => licencePlaceholders({ file: 'LICENSE.md', text }).map((one) => one.says);
  expect(says('# Licence\n\nPLACEHOLDER: the owner decides.\n')).toEqual([
    'line 3, the licence (the owner decides who may use, copy and change the code)',
  ]);
  expect(says('# Licence\n\nAll rights reserved. No PLACEHOLDER is left.\n')).toEqual([]);
});

test.each<[string, Mark?]>([
  ['name: Ridge Works', { field: 'name', words: 'Hill Works' }],
  ['name: Ridge Works', { field: 'brand' }],
  ['amount: 24000\nprice: 1000.00\nphone: +254 711 200 300'],
  ['# PLACEHOLDER: a comment says nothing.\nname: Ridge Works # PLACEHOLDER'],
])('what is real, or was replaced, is no placeholder: %j with %j', (text, mark) => {
  expect(found(text, mark)).toEqual([]);
});
