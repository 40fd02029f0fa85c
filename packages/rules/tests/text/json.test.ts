import { expect, test } from 'vitest';
import { isRecord, parseJson } from '../../text/json.ts';

test.each(['', '{', '[1,', 'undefined', "{'a': 1}", '\u0000'])('torn JSON %j is no value', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test('fields can be asked of objects and lists only', () => {
  const records = [{}, { a: 1 }, []];
  expect([...records, null, undefined, 'text', 1, () => 1].filter(isRecord)).toEqual(records);
});
