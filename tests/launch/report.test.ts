import { expect, test } from 'vitest';
import { launchReport } from '../../tools/launch/report.ts';

test('the report stands place by place', () => {
  const findings = [
    { place: 'content/company.yaml', says: 'line 1, name: Ridge (the brand)' },
    { place: 'content/company.yaml', says: 'line 2, taxPin: P0 (the PIN)' },
    { place: 'content/partners.yaml', says: 'line 1, the whole file (ask)' },
  ];
  expect(launchReport([...findings, { place: 'The endpoints', says: 'one does not answer.' }]))
    .toBe(`content/company.yaml
  line 1, name: Ridge (the brand)
  line 2, taxPin: P0 (the PIN)

content/partners.yaml
  line 1, the whole file (ask)

The endpoints
  one does not answer.

Not ready: 4 things in 3 places. Replace what stands there; what is only confirmed has its entry deleted in content/marks.yaml.`);
});

test('only with nothing left it says that the site is ready', () => {
  expect(launchReport([])).toMatch(/^Ready: /);
  expect(launchReport([{ place: 'The endpoints', says: 'one does not answer.' }])).toMatch(
    /^The endpoints\n.*\n\nNot ready: 1 thing in 1 place\.$/,
  );
});
