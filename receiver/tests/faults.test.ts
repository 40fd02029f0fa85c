/** The faults that an operator will meet: `npm run test:receiver` brings about each, and here two of them in brief. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRIEF, FAULTS, meet } from './faults/faults.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8');

test('each row of the operator’s table has its trial, and each trial its row', () => {
  const [, table = ''] = page.split('\n## What happens when something fails\n');
  const [, , ...rows] = Array.from(table.matchAll(/^\| (.+?) +\|/gm), ([, fault]) => fault);
  expect(FAULTS.map(({ name }) => name)).toEqual(rows);
});

test.each(BRIEF)('$name: nothing is lost, doubled or untrue', async (fault) => {
  expect(await meet(fault)).toMatchObject({ answered: expect.stringContaining('200: ') as string });
});
