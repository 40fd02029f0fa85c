import { expect, test } from 'vitest';
import type { Ask } from '../../tools/launch/asking.ts';
import { endpointFindings } from '../../tools/launch/endpoints.ts';
import { SITE, startReceiver } from '../../receiver/tests/receiver.ts';

const ADDRESS = 'https://forms.ridge.co.ke/messages';

const found = async (ask: Ask, address = ADDRESS, origin = SITE) =>
  (await endpointFindings('PUBLIC_CONTACT_ENDPOINT', address, origin, ask)).map(({ says }) => says);

const HEADERS = 'Content-Type, Idempotency-Key';

/** Answers a preflight so, and what it is asked for its health. */
const answering =
  (status: number, origin = SITE, allowed = HEADERS, health = 404): Ask =>
  (address) => {
    const headers = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': allowed };
    const isHealth = address.endsWith('/health');
    return Promise.resolve(new Response(null, isHealth ? { status: health } : { status, headers }));
  };

const echoing: Ask = (address, init) =>
  answering(204, new Headers(init.headers).get('origin') ?? '')(address, init);

test('an endpoint that answers to the site alone leaves nothing to say', async () => {
  for (const status of [204, 200]) expect(await found(answering(status, SITE, HEADERS, 200))).toEqual([]);
});

const failing = (error: Error) => () => Promise.reject(error);

test.each<[string, Ask, string]>([
  ['is not there', answering(404), 'answers OPTIONS with 404'],
  ['names no origin', answering(204, ''), `pages of ${SITE} send`],
  ['allows every origin', answering(204, '*'), 'lets pages of any site send'],
  ['allows whoever asks', echoing, 'lets pages of any site send, https://elsewhere.example for one'],
  ['takes no key', answering(204, SITE, 'content-type'), 'does not let browsers send idempotency-key'],
  ['has a full disk', answering(204, SITE, HEADERS, 503), 'refuses what visitors send'],
  [
    'is no name',
    failing(new TypeError('failed', { cause: { code: 'ENOTFOUND' } })),
    'asked (the DNS has no such name: ENOTFOUND)',
  ],
  ['is silent', failing(new DOMException('late', 'TimeoutError')), 'asked (no answer within 10 seconds)'],
])('one that %s is named with what was found', async (_, ask, words) => {
  const said = await found(ask);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`PUBLIC_CONTACT_ENDPOINT, ${ADDRESS}, `);
  expect(said[0]).toContain(words);
});

test('every question ends by itself', async () => {
  const signals: unknown[] = [];
  await found((_, { signal }) => {
    signals.push(signal);
    return Promise.reject(new Error('none'));
  });
  expect(signals).toEqual(Array(3).fill(expect.any(AbortSignal)));
});

test('the receiver of this project is found in order, and lets only its own site send', async () => {
  const { own, stop } = await startReceiver();
  expect(await found(fetch, `${own}/messages`)).toEqual([]);
  expect((await found(fetch, `${own}/messages`, 'https://www.ridge.co.ke'))[0]).toContain(
    'does not let pages of',
  );
  await stop();
});
