import { expect, test } from 'vitest';
import { isRecord, parseJson } from '../../text/json.ts';

test('torn JSON is no value, and only objects and lists have fields', () => {
  expect(['', '{', '[1,', 'undefined', "{'a': 1}", '\u0000'].map(parseJson)).toEqual(
    Array(6).fill(undefined),
  );
  const records = [{}, { a: 1 }, []];
  expect([...records, null, undefined, 'text', 1, () => 1].filter(isRecord)).toEqual(records);
});
