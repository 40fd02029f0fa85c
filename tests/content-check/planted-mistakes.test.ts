/** Every kind of mistake, planted in a copy of the content, with the very sentence that is printed. */
import { describe, expect, test } from 'vitest';
import { mended, type Plant, planted, sample, sentences } from './plant.ts';
import { documents } from './plants/documents.ts';
import { fields } from './plants/fields.ts';
import { outline } from './plants/outline.ts';
import { prose } from './plants/prose.ts';
import { together } from './plants/together.ts';
import { values } from './plants/values.ts';
import { yaml } from './plants/yaml.ts';

const all: readonly Plant[] = [
  ...yaml,
  ...fields,
  ...values,
  ...together,
  ...prose,
  ...documents,
  ...outline,
];

test('the sample itself is in order', () => {
  expect(sentences(sample)).toEqual([]);
});

describe('the sentence for', () => {
  test.each(all)('%s in %s', (_, file, from, to, ...says) => {
    expect(planted(file, from, to)).toEqual(says);
  });
});

describe('the line that the sentence gives is accepted for', () => {
  const withCure = all.filter((plant) => mended(plant) !== undefined);

  test.each(withCure)('%s in %s', (...plant) => {
    expect(sentences(mended(plant) ?? [])).toEqual([]);
  });
});
