/** Each fault that an operator will meet, in brief: `npm run test:receiver` brings about the same at length. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kept, message } from './samples.ts';
import { FAULTS, meet } from './faults/faults.ts';
import { audit, type Exchange } from './faults/ledger.ts';

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
  const fine = { lost: [], doubled: [], untrue: [] };
  const name = ['contact first-key'];

  test.each([
    ['accepted and in the file', [accepted], [row], fine],
    ['refused and not in the file', [refused], [], fine],
    ['without an answer, in the file', [sent], [row], fine],
    ['without an answer, not in the file', [sent], [], fine],
    ['of unknown outcome, in the file', [{ ...sent, status: 504 }], [row], fine],
    ['refused, then accepted', [refused, accepted], [row], fine],
    ['accepted and not in the file', [accepted], [], { ...fine, lost: name }],
    [
      'accepted, under another reference',
      [accepted],
      [{ ...row, reference: 'MSG-2' }],
      { ...fine, lost: name },
    ],
    ['accepted, with another body', [accepted], [{ ...row, body: '{}' }], { ...fine, lost: name }],
    [
      'accepted, as an order',
      [accepted],
      [{ ...row, kind: 'order' as const }],
      { ...fine, lost: name, untrue: ['order first-key'] },
    ],
    [
      'in the file twice',
      [accepted, { ...accepted, key: 'second-key' }],
      [row, { ...row, key: 'second-key' }],
      { ...fine, doubled: ['contact second-key'] },
    ],
    ['refused, yet in the file', [refused], [row], { ...fine, untrue: name }],
    ['never sent, yet in the file', [], [row], { ...fine, untrue: name }],
  ])('of what is %s', (_, exchanges, file, findings) => {
    expect(audit(exchanges, file)).toEqual(findings);
  });
});
