/** Each fault that an operator will meet, in brief: `npm run test:receiver` brings about the same at length. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Submission } from '../store.ts';
import { kept, message } from './samples.ts';
import { FAULTS, meet } from './faults/faults.ts';
import { audit, type Exchange, type Findings } from './faults/ledger.ts';

const brief = FAULTS.filter(({ counts }) => counts.brief !== undefined);

test('there are nine faults, one of which the gate brings about', () => {
  expect([FAULTS.length, brief.length]).toEqual([9, 1]);
});

test.each(brief)('$name: nothing is lost, doubled or untrue', async (fault) => {
  expect(await meet(fault, 'brief')).toMatchObject({ lost: 0, doubled: 0, untrue: 0 });
});

test.each(FAULTS)('$name: a browser test shows what the site then says', ({ shown: [file, words] }) => {
  expect(readFileSync(file, 'utf8')).toContain(words);
});

describe('the account', () => {
  const sent = { kind: 'contact', key: 'first-key', body: JSON.stringify(message()) } as const;
  const accepted: Exchange = { ...sent, status: 200, reference: 'MSG-1' };
  const refused: Exchange = { ...sent, status: 503 };
  const row = kept(sent);
  const again = { key: 'second-key' };
  const lost = ['contact first-key'];

  test.each<[string, Exchange[], Submission[], Partial<Findings>]>([
    ['accepted and in the file', [accepted], [row], {}],
    ['refused and not in the file', [refused], [], {}],
    ['without an answer, in the file', [sent], [row], {}],
    ['without an answer, not in the file', [sent], [], {}],
    ['of unknown outcome, in the file', [{ ...sent, status: 504 }], [row], {}],
    ['refused, then accepted', [refused, accepted], [row], {}],
    ['accepted and not in the file', [accepted], [], { lost }],
    ['accepted, under another reference', [accepted], [{ ...row, reference: 'MSG-2' }], { lost }],
    ['accepted, with another body', [accepted], [{ ...row, body: '{}' }], { lost }],
    ['accepted, as an order', [accepted], [{ ...row, kind: 'order' }], { lost, untrue: ['order first-key'] }],
    [
      'in the file twice',
      [accepted, { ...accepted, ...again }],
      [row, { ...row, ...again }],
      { doubled: ['contact second-key'] },
    ],
    ['refused, yet in the file', [refused], [row], { untrue: lost }],
    ['never sent, yet in the file', [], [row], { untrue: lost }],
  ])('of what is %s', (_, exchanges, file, findings) => {
    expect(audit(exchanges, file)).toEqual({ lost: [], doubled: [], untrue: [], ...findings });
  });
});
