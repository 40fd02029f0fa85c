import { expect, test } from 'vitest';
import { siteOrigin } from '../../addresses/site-origin.ts';

test('the host of all addresses is the one that is set, else one that can be no one’s', () => {
  const set = [' https://WWW.Ridge.example/ ', 'http://localhost:4321', '', undefined];
  const placeholder = 'https://www.mtelo.example';
  expect(set.map(siteOrigin)).toEqual([
    ...['https://www.ridge.example', 'http://localhost:4321', placeholder, placeholder],
  ]);
});

test.each([
  ...['www.ridge.example', 'ridge', 'ftp://ridge.example', 'https://ridge.example/site', 'localhost:4321'],
])('"%s" is refused with an example of what is meant', (configured) => {
  expect(() => siteOrigin(configured)).toThrow(
    `PUBLIC_SITE_URL is "${configured}". It must be an address like https://www.mtelo.example`,
  );
});
