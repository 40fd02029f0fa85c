/** One fault that an operator will meet, in brief: `npm run test:receiver` brings about all of them at length. */
import { expect, test } from 'vitest';
import { BRIEF, meet } from './faults/faults.ts';

test(`${BRIEF.name}: nothing is lost, doubled or untrue`, async () => {
  expect(await meet(BRIEF)).toMatchObject({ answered: expect.stringContaining('503') as string });
});
