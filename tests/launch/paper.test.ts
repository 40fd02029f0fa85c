import { expect, test } from 'vitest';
import { inOrder, toDo } from '../../tools/launch/live/checked.ts';
import { paper, type Paper, whoDoes } from '../../tools/launch/paper.ts';
import { publicSettings } from '../../tools/launch/settings.ts';

const PIN = { place: 'content/company.yaml', says: 'line 2, taxPin: P0 (the PIN | of the KRA)' };

const PAPER: Paper = {
  company: { name: 'Ridge', legalName: 'Ridge Works Limited' },
  site: 'https://www.ridge.co.ke',
  day: '2026-11-23',
  commit: 'abc123',
  repository: 'https://user:p@token@git.co.ke/ridge/site.git',
  questions: [
    { what: 'Placeholders', findings: [PIN] },
    { what: 'Mistakes', findings: [] },
    { what: 'The endpoints', findings: [], unasked: 'none is set' },
  ],
  live: [inOrder('A wrong address', '404'), toDo('Compression', 'there is none', 'Switch it on.')],
  findings: [PIN],
  settings: publicSettings({
    PUBLIC_SITE_URL: 'https://www.ridge.co.ke',
    PUBLIC_A_KEY: 'k',
    PUBLIC_C: 'https://user:token@forms.co.ke/',
    SMTP_URL: 's',
    PUBLIC_B: ' ',
  }),
};

test('the paper says for whom, what was asked, what came, what is left, and where settings live', () => {
  const lines = paper(PAPER).split('\n');
  expect(lines[0]).toBe('# Hand-over of https://www.ridge.co.ke');
  expect(lines).toEqual(
    expect.arrayContaining([
      '| Company | Ridge (Ridge Works Limited) |',
      '| Commit of the project | abc123 |',
      '| Placeholders | 1 to do |',
      '| Mistakes | in order |',
      '| The endpoints | not asked: none is set |',
      '| A wrong address | in order: 404 |',
      '| Compression | to do: there is none |',
      '| the owner | content/company.yaml: line 2, taxPin: P0 (the PIN \\| of the KRA) | ☐ |',
      '| Words, prices, people | `content/` in the repository, https://git.co.ke/ridge/site.git |',
      '| Settings of the build | `PUBLIC_SITE_URL=https://www.ridge.co.ke`, `PUBLIC_A_KEY=…`, `PUBLIC_C=https://forms.co.ke/`, where the site is built |',
      '| Taken over for Ridge Works Limited by | &nbsp; | &nbsp; | &nbsp; |',
    ]),
  );
  expect(paper(PAPER)).not.toContain('token');
});

test('where nothing is left and no site was asked, the paper says so', () => {
  const text = paper({ ...PAPER, live: undefined, findings: [] });
  expect(text).toContain('\n## What is still to do\n\nNothing.\n');
  expect(text).toContain('\n| The live site | not asked: its address was not given |\n');
});

test.each([
  ['content/company.yaml', 'line 1, name: Ridge (the brand)', 'the owner'],
  [
    'content/legal/terms.mdx',
    'line 1 (a lawyer confirms it, and the owner decides)',
    'the owner and a lawyer',
  ],
  ['content/legal/terms.mdx', 'line 1 (a tax adviser confirms it)', 'a tax adviser'],
  ['public/icon.svg', 'the logo (the mark)', 'the owner'],
  ['content/', '2 mistakes', 'whoever builds the site'],
  ['The settings of the build', 'PUBLIC_SITE_URL is not set.', 'whoever builds the site'],
])('%s: %s is for %s', (place, says, who) => {
  expect(whoDoes({ place, says })).toBe(who);
});
