import { expect, test } from 'vitest';
import { placeholders } from '../../tools/launch/placeholders.ts';
import { launchReport } from '../../tools/launch/report.ts';

test('the report stands place by place', () => {
  const marked = placeholders([
    { file: 'content/company.yaml', text: 'name: Ridge # PLACEHOLDER brand\ntaxPin: P0 # PLACEHOLDER\n' },
    { file: 'content/partners.yaml', text: '# PLACEHOLDER: ask.\n- name: Cisco\n' },
  ]);
  expect(launchReport([...marked, { place: 'The endpoints', says: 'one does not answer.' }]))
    .toBe(`content/company.yaml
  line 1, name: Ridge (brand)
  line 2, taxPin: P0

content/partners.yaml
  line 1, the whole file (ask)

The endpoints
  one does not answer.

Not ready: 4 things in 3 places. Replace or confirm what is marked in a file, then delete its PLACEHOLDER remark.`);
});

test('only with nothing left it says that the site is ready', () => {
  expect(launchReport([])).toMatch(/^Ready: /);
  expect(launchReport([{ place: 'The endpoints', says: 'one does not answer.' }])).toMatch(
    /^The endpoints\n.*\n\nNot ready: 1 thing in 1 place\.$/,
  );
});
