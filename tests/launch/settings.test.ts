import { expect, test } from 'vitest';
import { readSettings } from '../../tools/launch/settings.ts';

const RIGHT = {
  PUBLIC_SITE_URL: 'https://www.ridge.co.ke',
  PUBLIC_CONTACT_ENDPOINT: 'https://forms.ridge.co.ke/messages',
  PUBLIC_CHECKOUT_ENDPOINT: 'https://forms.ridge.co.ke/orders',
  PUBLIC_PAYMENT_HOSTS: 'pay.ridge.co.ke',
};

const said = (changes: Readonly<Record<string, string | undefined>>) =>
  readSettings({ ...RIGHT, ...changes }).findings.map(({ says }) => says);

test('settings of a real site leave nothing to say, nor does a service with one address for all', () => {
  expect(said({})).toEqual([]);
  for (const address of ['https://examples.co.ke', 'https://contest.ke', 'https://www.example.co.ke'])
    expect(said({ PUBLIC_SITE_URL: address })).toEqual([]);
  // Orders go with the messages.
  const netlify = { PUBLIC_CONTACT_ENDPOINT: undefined, PUBLIC_CONTACT_SERVICE: 'netlify' };
  for (const orders of [{}, { PUBLIC_CHECKOUT_ENDPOINT: undefined }])
    expect(said({ ...netlify, ...orders })).toEqual([]);
  expect(said({ PUBLIC_CHECKOUT_ENDPOINT: '' })).toEqual([]);
});

test('nothing set: each setting is named with what to do', () => {
  expect(
    readSettings({}).findings.map(({ says }) => /^(\S+) is not set, so .+ Set it to .+\.$/.exec(says)?.[1]),
  ).toEqual(['PUBLIC_SITE_URL', 'PUBLIC_CONTACT_ENDPOINT', 'PUBLIC_CHECKOUT_ENDPOINT']);
  const words = 'ends in a simulated payment and reaches no one: do not open the site like this';
  expect(readSettings({}).findings.at(-1)?.says).toContain(words);
});

test.each([
  ['PUBLIC_SITE_URL', '   ', 'is not set'],
  ['PUBLIC_SITE_URL', 'www.ridge.co.ke', 'must be an address like'],
  ['PUBLIC_SITE_URL', 'https://ridge.co.ke/site', 'without a path'],
  ['PUBLIC_SITE_URL', 'http://ridge.co.ke', 'without https'],
  ['PUBLIC_SITE_URL', 'https://www.mtelo.example', 'an example’s'],
  ['PUBLIC_SITE_URL', 'https://example.com', 'an example’s'],
  ['PUBLIC_SITE_URL', 'http://localhost:4321', 'this machine’s'],
  ['PUBLIC_CONTACT_ENDPOINT', undefined, 'visitors send messages themselves'],
  ['PUBLIC_CONTACT_ENDPOINT', 'http://localhost:4331/messages', 'this machine’s'],
  ['PUBLIC_PAYMENT_HOSTS', '', 'Name the hosts of the payment pages'],
] as const)('%s=%s is found', (name, value, words) => {
  const all = said({ [name]: value });
  expect(all).toHaveLength(1);
  expect(all[0]).toContain(words);
});

test('a password in an address is refused, and not repeated', () => {
  const [words = ''] = said({ PUBLIC_CONTACT_ENDPOINT: 'https://office:sec@ret@forms.ridge.co.ke/messages' });
  expect(words).toMatch(/^PUBLIC_CONTACT_ENDPOINT is "https:\/\/forms\.ridge\.co\.ke\/messages"\. It must/);
});
