import { expect, test } from 'vitest';
import { readSiteOrigin } from '../../urls/site-origin.ts';

test('the site’s origin comes from the settings, or is a reserved example domain if none is set', () => {
  const siteUrls = [' https://WWW.Ridge.example/ ', 'http://localhost:4321', '', undefined];
  const exampleDomain = 'https://www.mtelo.example';
  expect(siteUrls.map((url) => readSiteOrigin({ PUBLIC_SITE_URL: url }))).toEqual([
    'https://www.ridge.example',
    'http://localhost:4321',
    exampleDomain,
    exampleDomain,
  ]);
  // A staging URL takes the place of the site's URL.
  const stagingSettings = { PUBLIC_SITE_URL: siteUrls[0], PUBLIC_STAGING_URL: 'https://new.ridge.example' };
  expect(readSiteOrigin(stagingSettings)).toBe('https://new.ridge.example');
});

test.each(['www.ridge.example', 'ftp://ridge.example', 'https://ridge.example/site', 'localhost:4321'])(
  '"%s" is rejected with an example of a valid URL',
  (url) => {
    for (const setting of ['PUBLIC_SITE_URL', 'PUBLIC_STAGING_URL'])
      expect(() => readSiteOrigin({ [setting]: url })).toThrow(
        `${setting} is "${url}". It must be an address like https://www.mtelo.example`,
      );
  },
);
