import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../tools/content-check/engine/content.ts';
import { logoPlaceholders, placeholders } from '../../tools/launch/placeholders.ts';

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

describe('a placeholder is', () => {
  test.each<Mark>([
    { field: 'name' },
    { field: 'name', words: 'Ridge Works' },
    { words: 'Ridge Works' },
    { words: 'Ridge\nWorks' },
  ])('a field: %j', (mark) => {
    expect(found('town: Iten\nname: Ridge Works\n', mark)).toEqual([
      'line 2, name: Ridge Works (the owner decides)',
    ]);
  });

  test.each<Mark>([{ field: 'quote' }, { field: 'quote', words: 'soon' }, { field: 'quote', words: '30' }])(
    'what stands under a field: %j',
    (mark) => {
      expect(found('town: Iten\nquote:\n  days: 30\n  call: soon\n', mark)).toEqual([
        'line 2, what stands under quote (the owner decides)',
      ]);
    },
  );

  test('a field within another', () => {
    expect(found('quote:\n  days: 30\n', { field: 'quote.days' })).toEqual([
      'line 2, days: 30 (the owner decides)',
    ]);
  });

  test('an entry of a list', () => {
    expect(found('towns:\n  - Iten\n  - Lodwar\n', { words: 'Lodwar' })).toEqual([
      'line 3, Lodwar (the owner decides)',
    ]);
  });

  test('the whole file, where neither field nor words are named', () => {
    expect(found('# Who says so.\n\n- name: Agnes\n', {})).toEqual([
      'line 1, the whole file (the owner decides)',
    ]);
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
  ])('a value that cannot be real, once: %s', (line) => {
    expect(found(line)).toEqual([`line 1, ${line} (it has no mark, and does not look real)`]);
    const [field = ''] = line.split(':');
    expect(found(line, { field })).toEqual([`line 1, ${line} (the owner decides)`]);
  });

  test('what a comment in the logo says', () => {
    const text = '<!-- PLACEHOLDER: a mark for now. --><svg/>';
    expect(logoPlaceholders({ file: 'public/icon.svg', text }).map(({ says }) => says)).toEqual([
      'the logo, and with it icons, social images and printed orders (a mark for now)',
    ]);
  });
});

test.each<[string, Mark?]>([
  ['name: Ridge Works', { field: 'name', words: 'Hill Works' }],
  ['name: Ridge Works', { field: 'brand' }],
  ['name: Ridge Works', { words: 'Hill Works' }],
  ['amount: 24000\nprice: 1000.00\nphone: +254 711 200 300'],
  ['# PLACEHOLDER: a comment says nothing.\nname: Ridge Works # PLACEHOLDER'],
])('what is real, or was replaced, is no placeholder: %j with %j', (text, mark) => {
  expect(found(text, mark)).toEqual([]);
});
