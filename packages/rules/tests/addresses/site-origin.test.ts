import { expect, test } from 'vitest';
import { siteOrigin } from '../../addresses/site-origin.ts';

test.each([
  ['https://www.ridge.example/', 'https://www.ridge.example'],
  [' https://WWW.Ridge.example ', 'https://www.ridge.example'],
  ['http://localhost:4321', 'http://localhost:4321'],
  ['', 'https://www.mtelo.example'],
  [undefined, 'https://www.mtelo.example'],
])('of %j the host of all addresses is %s', (configured, origin) => {
  expect(siteOrigin(configured)).toBe(origin);
});

test.each([
  ...['www.ridge.example', 'ridge', 'ftp://ridge.example'],
  ...['https://ridge.example/site', 'localhost:4321'],
])('"%s" is refused with an example of what is meant', (configured) => {
  expect(() => siteOrigin(configured)).toThrow(
    `PUBLIC_SITE_URL is "${configured}". It must be an address like https://www.mtelo.example`,
  );
});
