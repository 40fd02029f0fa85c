import { describe, expect, test } from 'vitest';
import { launchReport, placeholders } from '../../tools/content-check/placeholders.ts';

const found = (text: string, file = 'content/company.yaml') =>
  placeholders([{ file, text }]).map(({ line, what, note }) => [line, what, note]);

describe('a placeholder is', () => {
  test('a value with the mark beside it', () => {
    expect(found('town: Iten\nname: Ridge Works # PLACEHOLDER brand\n')).toEqual([
      [2, 'name: Ridge Works', 'brand'],
    ]);
  });

  test('what stands under a mark on a line of its own', () => {
    expect(found('town: Iten\n# PLACEHOLDER: the owner decides.\nquote:\n  days: 30\n')).toEqual([
      [2, 'what stands under quote', 'the owner decides'],
    ]);
  });

  test('the whole file, where the mark stands before everything', () => {
    expect(found('# PLACEHOLDER: all invented.\n\n- name: Agnes\n')).toEqual([
      [1, 'the whole file', 'all invented'],
    ]);
  });

  test.each([
    'email: desk@ridge.example',
    'phone: +254 700 000 000',
    'number: PVT-0000000',
    'box: P.O. Box 000, Iten',
  ])('a value that cannot be real, though its mark is gone: %s', (line) => {
    expect(found(`${line}\n`)).toEqual([[1, line, 'it has lost its mark, and does not look real']]);
  });

  test('a mark in the frontmatter of a document', () => {
    expect(found('---\ntitle: Terms # PLACEHOLDER\n---\n\nText\n', 'content/legal/terms.mdx')).toEqual([
      [2, 'title: Terms', ''],
    ]);
  });
});

test.each([
  '# A line marked PLACEHOLDER is not real yet.\nname: Ridge Works\n',
  'amount: 24000\nprice: 1000.00\nphone: +254 711 200 300\n',
])('what is real is no placeholder: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('the report stands file by file, with the address of the site', () => {
  const list = placeholders([
    { file: 'content/company.yaml', text: 'name: Ridge # PLACEHOLDER brand\ntaxPin: P0 # PLACEHOLDER\n' },
    { file: 'content/partners.yaml', text: '# PLACEHOLDER: ask.\n- name: Cisco\n' },
  ]);
  expect(launchReport(list, undefined)).toBe(`content/company.yaml
  line 1, name: Ridge (brand)
  line 2, taxPin: P0

content/partners.yaml
  line 1, the whole file (ask)

The build
  PUBLIC_SITE_URL is not set, so the pages give a reserved host as their own

3 placeholders in 2 files. Replace each and delete its PLACEHOLDER remark.`);
});

test('with nothing left, the report says so', () => {
  expect(launchReport([], 'https://ridge.co.ke')).toBe('No placeholder is left in content/.');
});
