import { describe, expect, test } from 'vitest';
import { placeholders } from '../../tools/launch/placeholders.ts';

const found = (text: string, file = 'content/company.yaml') =>
  placeholders([{ file, text }]).map(({ says }) => says);

describe('a placeholder is', () => {
  test('a value with the mark beside it', () => {
    expect(found('town: Iten\nname: Ridge Works # PLACEHOLDER brand\n')).toEqual([
      'line 2, name: Ridge Works (brand)',
    ]);
  });

  test('what stands under a mark on a line of its own', () => {
    expect(found('town: Iten\n# PLACEHOLDER: the owner decides.\nquote:\n  days: 30\n')).toEqual([
      'line 2, what stands under quote (the owner decides)',
    ]);
  });

  test('the whole file, where the mark stands before everything', () => {
    expect(found('# PLACEHOLDER: all invented.\n\n- name: Agnes\n')).toEqual([
      'line 1, the whole file (all invented)',
    ]);
  });

  test.each([
    'email: desk@ridge.example',
    'phone: +254 700 000 000',
    'number: PVT-0000000',
    'box: P.O. Box 000, Iten',
  ])('a value that cannot be real, though its mark is gone: %s', (line) => {
    expect(found(`${line}\n`)).toEqual([`line 1, ${line} (it has lost its mark, and does not look real)`]);
  });

  test('a mark in the frontmatter of a document', () => {
    expect(found('---\ntitle: Terms # PLACEHOLDER\n---\n\nText\n', 'content/legal/terms.mdx')).toEqual([
      'line 2, title: Terms',
    ]);
  });
});

test.each([
  '# A line marked PLACEHOLDER is not real yet.\nname: Ridge Works\n',
  'amount: 24000\nprice: 1000.00\nphone: +254 711 200 300\n',
])('what is real is no placeholder: %s', (text) => {
  expect(found(text)).toEqual([]);
});
