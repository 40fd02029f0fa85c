import { expect, test } from 'vitest';
import { type Ask, endpointFindings } from '../../tools/launch/endpoints.ts';
import { freePort } from '../free-port.ts';
import { SITE, startReceiver } from '../../receiver/tests/receiver.ts';

const ADDRESS = 'https://forms.ridge.co.ke/messages';

const found = async (ask: Ask, address = ADDRESS, origin = SITE) =>
  (await endpointFindings('PUBLIC_CONTACT_ENDPOINT', address, origin, ask)).map(({ says }) => says);

const RIGHT = {
  'Access-Control-Allow-Origin': SITE,
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
};

/** Answers a preflight so, and what it is asked for its health. */
const answering =
  (status: number, headers: Readonly<Record<string, string>> = RIGHT, health = 404): Ask =>
  (address) =>
    Promise.resolve(
      address.endsWith('/health')
        ? new Response(null, { status: health })
        : new Response(null, { status, headers }),
    );

test('an endpoint that browsers may send to leaves nothing to say', async () => {
  expect(await found(answering(204))).toEqual([]);
  expect(await found(answering(200, { ...RIGHT, 'Access-Control-Allow-Origin': '*' }, 200))).toEqual([]);
});

test.each([
  ['is not there', answering(404), 'answers OPTIONS with 404'],
  ['sends on', answering(301), 'answers OPTIONS with 301'],
  [
    'names no origin',
    answering(204, { ...RIGHT, 'Access-Control-Allow-Origin': '' }),
    `pages of ${SITE} send`,
  ],
  [
    'takes no key',
    answering(204, { ...RIGHT, 'Access-Control-Allow-Headers': 'content-type' }),
    'does not let browsers send idempotency-key',
  ],
  ['has a full disk', answering(204, RIGHT, 503), 'cannot keep anything'],
  [
    'is no name',
    () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })),
    'could not be asked (ENOTFOUND)',
  ],
  [
    'does not answer',
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
    'could not be asked (no answer within 10 seconds)',
  ],
] as const)('one that %s is named with what was found', async (_, ask, words) => {
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
  expect(signals).toEqual([expect.any(AbortSignal), expect.any(AbortSignal)]);
});

test('the receiver of this project is found in order, by its own site only', async () => {
  const { own, stop } = await startReceiver();
  expect(await found(fetch, `${own}/messages`)).toEqual([]);
  expect((await found(fetch, `${own}/messages`, 'https://www.ridge.co.ke'))[0]).toContain(
    'does not let pages of',
  );
  await stop();
});

test('a port where nobody listens is said to be one', async () => {
  const port = await freePort();
  expect((await found(fetch, `http://127.0.0.1:${port}/`))[0]).toContain('could not be asked (ECONNREFUSED)');
});
