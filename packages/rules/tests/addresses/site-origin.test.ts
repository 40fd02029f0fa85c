import { expect, test } from 'vitest';
import { readSiteOrigin } from '../../addresses/site-origin.ts';

test('the host of all addresses is the one that is set, else one that can be no one’s', () => {
  const set = [' https://WWW.Ridge.example/ ', 'http://localhost:4321', '', undefined];
  const placeholder = 'https://www.mtelo.example';
  expect(set.map((address) => readSiteOrigin({ PUBLIC_SITE_URL: address }))).toEqual([
    'https://www.ridge.example',
    'http://localhost:4321',
    placeholder,
    placeholder,
  ]);
  const staging = { PUBLIC_SITE_URL: set[0], PUBLIC_STAGING_URL: 'https://new.ridge.example' };
  expect(readSiteOrigin(staging)).toBe('https://new.ridge.example');
});

test.each(['www.ridge.example', 'ftp://ridge.example', 'https://ridge.example/site', 'localhost:4321'])(
  '"%s" is refused with an example of what is meant',
  (address) => {
    for (const setting of ['PUBLIC_SITE_URL', 'PUBLIC_STAGING_URL'])
      expect(() => readSiteOrigin({ [setting]: address })).toThrow(
        `${setting} is "${address}". It must be an address like https://www.mtelo.example`,
      );
  },
);
