import { expect, test } from 'vitest';
import { trail } from '../../src/site/navigation.ts';

test.each([
  ['/', 'Welcome', []],
  ['/about', 'About us', ['Home /', 'About us /about']],
  ['/services', 'Our Services', ['Home /', 'Our Services /services']],
  ['/services/cloud', 'Cloud', ['Home /', 'Services /services', 'Cloud /services/cloud']],
  ['/terms', 'Terms', ['Home /', 'Terms /terms']],
])('the way to %s', (path, title, steps) => {
  expect(trail(path, title).map(({ label, href }) => `${label} ${href}`)).toEqual(steps);
});
