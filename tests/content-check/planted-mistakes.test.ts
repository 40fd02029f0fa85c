/** Every kind of mistake, planted in a copy of the content, with the very sentence that is printed. */
import { describe, expect, test } from 'vitest';
import { mended, type Plant, planted, sample, sentences } from './plant.ts';
import { documents } from './plants/documents.ts';
import { entries } from './plants/entries.ts';
import { fields } from './plants/fields.ts';
import { outline } from './plants/outline.ts';
import { prose } from './plants/prose.ts';
import { signs } from './plants/signs.ts';
import { together } from './plants/together.ts';
import { typing } from './plants/typing.ts';
import { values } from './plants/values.ts';
import { yaml } from './plants/yaml.ts';

const all: readonly Plant[] = [
  ...yaml,
  ...entries,
  ...typing,
  ...fields,
  ...values,
  ...together,
  ...prose,
  ...documents,
  ...signs,
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
  const cured = all.flatMap((plant) => {
    const text = mended(plant);
    return text === undefined ? [] : [[plant[0], plant[1], text] as const];
  });

  test.each(cured)('%s in %s', (_slip, _file, text) => {
    expect(sentences(text)).toEqual([]);
  });
});
