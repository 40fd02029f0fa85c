import { expect, test } from 'vitest';
import { launchReport } from '../../tools/launch/report.ts';

test('the report has the findings by their place, and whether the site is ready', () => {
  const unanswered = { place: 'The endpoints', says: 'one does not answer.' };
  const name = { place: 'content/company.yaml', says: 'line 1, name: Ridge (the brand)' };
  const pin = { place: 'content/company.yaml', says: 'line 2, taxPin: P0 (the PIN)' };
  expect(launchReport([name, unanswered, pin])).toBe(`content/company.yaml
  line 1, name: Ridge (the brand)
  line 2, taxPin: P0 (the PIN)

The endpoints
  one does not answer.

Not ready: 3 things in 2 places. Replace what stands there; what is only confirmed has its entry deleted in content/marks.yaml.`);
  expect(launchReport([unanswered])).toMatch(/^The endpoints\n.*\n\nNot ready: 1 thing in 1 place\.$/);
  expect(launchReport([])).toMatch(/^Ready: /);
  const lines = 'The live site\n  to do      Compression: none.';
  const live = {
    lines,
    findings: [{ place: 'The live site https://www.ridge.co.ke', says: 'Compression: none.' }],
  };
  expect(launchReport([], live)).toBe(`${lines}\n\nNot ready: 1 thing in 1 place.`);
  expect(launchReport([], { lines, findings: [] })).toMatch(/^The live site\n.*\n\nReady: /);
});
