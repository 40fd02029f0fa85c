import { expect, test } from 'vitest';
import { readArguments } from '../../tools/launch/arguments.ts';

test.each([
  [[], { site: undefined, report: false }],
  [['--report'], { site: undefined, report: true }],
  [['https://www.ridge.co.ke/'], { site: 'https://www.ridge.co.ke', report: false }],
  [['http://localhost:4321', '--report'], { site: 'http://localhost:4321', report: true }],
])('%j is understood', (typed, understood) => {
  expect(readArguments(typed)).toEqual(understood);
});

test.each([
  ['www.ridge.co.ke'],
  ['http://www.ridge.co.ke'],
  ['https://www.ridge.co.ke/about'],
  ['https://www.ridge.co.ke', 'https://ridge.co.ke'],
  ['--reports'],
])('%s %s is refused in one sentence', (...typed) => {
  expect(readArguments(typed)).toMatch(
    /^".+" is no site that can be asked\. Write it as npm run launch:check/,
  );
});
