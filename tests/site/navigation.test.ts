import { expect, test } from 'vitest';
import { ariaCurrent, trail } from '../../src/site/navigation.ts';

test.each([
  ['/', 'Welcome', []],
  ['/about', 'About us', ['Home /', 'About us /about']],
  ['/services', 'Our Services', ['Home /', 'Our Services /services']],
  ['/services/cloud', 'Cloud', ['Home /', 'Services /services', 'Cloud /services/cloud']],
  ['/terms', 'Terms', ['Home /', 'Terms /terms']],
])('the way to %s', (path, title, steps) => {
  expect(trail(path, title).map(({ label, href }) => `${label} ${href}`)).toEqual(steps);
});

test.each([
  ['/', '/', 'page'],
  ['/', '/about', undefined],
  ['/services', '/services', 'page'],
  ['/services', '/services/cloud', 'true'],
  ['/services', '/services-of-others', undefined],
  ['/pricing', '/services', undefined],
])('the link to %s on %s is marked: %s', (href, pathname, mark) => {
  expect(ariaCurrent(href, pathname)).toBe(mark);
});
