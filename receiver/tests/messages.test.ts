/** Contact messages over HTTP: every answer of the contract. */
import { describe, expect, test } from 'vitest';
import { anotherReceiver, receiver, receiverForEachTest } from './each-test.ts';
import { KEY, SITE } from './receiver.ts';
import { message, nested, NOW_MS, order } from './samples.ts';

receiverForEachTest();

const send = (body: unknown, sending = {}) => receiver.send('/messages', body, sending);

describe('a message', () => {
  test('is answered with its reference, and stored unchanged', async () => {
    const body = message({ company: 'Mwangi & Sons', phone: '0712 345 678' });
    expect(await send(body)).toEqual([200, { reference: body.reference }]);
    expect(await receiver.store.recall('contact', KEY)).toEqual({
      key: KEY,
      kind: 'contact',
      reference: body.reference,
      receivedAt: new Date(NOW_MS).toISOString(),
      suspect: false,
      email: 'akinyi@example.co.ke',
      fields: {
        name: 'Akinyi',
        company: 'Mwangi & Sons',
        email: 'akinyi@example.co.ke',
        phone: '+254712345678',
        message: 'Habari',
        page: '/contact',
      },
      body: JSON.stringify(body),
    });
  });

  test('with a filled honeypot is accepted like any other, and marked as suspect', async () => {
    expect((await send(message({}, 'https://spam.example')))[0]).toBe(200);
    expect(await receiver.store.recall('contact', KEY)).toMatchObject({ suspect: true });
  });

  test('whose reference is taken gets an ending of its own, by which it is answered ever after', async () => {
    const { reference } = message();
    const other = message({ message: 'Other words' });
    expect(await send(message(), { key: 'first-key' })).toEqual([200, { reference }]);
    const second = await send(other, { key: 'second-key' });
    const ending = expect.stringMatching(`^${reference}-[0-9A-F]{8}$`) as string;
    expect(second).toEqual([200, { reference: ending }]);
    expect(await send(other, { key: 'second-key' })).toEqual(second);
    expect(new Set((await receiver.kept()).map((submission) => submission.reference)).size).toBe(2);
  });
});

test('a key stands for one message and one order, and for no other words', async () => {
  const { reference } = message();
  for (const _ of [1, 2]) {
    expect(await send(message())).toEqual([200, { reference }]);
    expect((await receiver.send('/orders', order()))[0]).toBe(200);
    expect(await send(message({ message: 'Other words' }))).toEqual([409, { error: 'key_reused' }]);
    expect(await receiver.send('/orders', order(2))).toEqual([409, { error: 'key_reused' }]);
  }
  expect((await receiver.kept()).map(({ kind }) => kind)).toEqual(['contact', 'order']);
});

describe('what the visitor can correct is named field by field', () => {
  test.each([
    [{ name: ' ' }, { name: 'Please enter your name' }],
    [{ email: 'akinyi' }, { email: 'Invalid email address' }],
    [{ message: 'x'.repeat(100_000) }, { message: 'Message must be at most 5000 characters' }],
    [
      { name: '', message: '' },
      { name: 'Please enter your name', message: 'Please enter a message' },
    ],
  ])('%#', async (changes, fields) => {
    expect(await send(message(changes))).toEqual([422, { error: 'invalid', fields }]);
    expect(await receiver.store.recall('contact', KEY)).toBeUndefined();
    expect((await send(message()))[0], 'the key is still free').toBe(200);
  });
});

describe('what no visitor can correct is refused as a whole', () => {
  const body = message();
  test.each([
    ['no JSON', '{"kind":', {}, 400, 'malformed'],
    ['no object', '7', {}, 400, 'malformed'],
    ['60,000 brackets in brackets', nested(body), {}, 400, 'malformed'],
    ['another kind', { ...body, kind: 'order' }, {}, 400, 'malformed'],
    ['a number for a name', { ...body, name: 7 }, {}, 400, 'malformed'],
    ['a time that there is not', { ...body, submittedAt: 'yesterday' }, {}, 400, 'malformed'],
    ['a reference with markup', { ...body, reference: '<b>' }, {}, 400, 'malformed'],
    ['an order’s reference', { ...body, reference: 'ORD-1' }, {}, 400, 'malformed'],
    ['no key', body, { key: null }, 400, 'key_missing'],
    ['a short key', body, { key: 'short' }, 400, 'key_missing'],
    ['another type', body, { type: 'text/plain' }, 415, 'unsupported_type'],
    ['another site', body, { origin: 'https://evil.example' }, 403, 'origin_refused'],
    ['a site named like ours', body, { origin: `${SITE}.evil.example` }, 403, 'origin_refused'],
    ['a body of 200 kB', 'x'.repeat(200_000), {}, 413, 'too_large'],
  ])('%s', async (_, sent, sending, status, error) => {
    expect(await send(sent, sending)).toEqual([status, { error }]);
    expect(await receiver.store.recall('contact', KEY)).toBeUndefined();
  });

  test('bytes that are no text', async () => {
    const response = await fetch(`${receiver.own}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': KEY },
      body: Buffer.from(JSON.stringify(message({ name: 'Ren\u00e9' })), 'latin1'),
    });
    expect([response.status, await response.json()]).toEqual([400, { error: 'malformed' }]);
  });
});

describe('the site’s page may read every answer', () => {
  test('after asking first', async () => {
    const { status, headers } = await fetch(`${receiver.own}/messages`, {
      method: 'OPTIONS',
      headers: { Origin: SITE, 'Access-Control-Request-Method': 'POST' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST');
    expect(headers.get('access-control-allow-headers')).toBe('Content-Type,Idempotency-Key');
  });

  test.each([
    [200, message(), {}],
    [400, '{', {}],
    [413, 'x'.repeat(200_000), {}],
    [422, message({ name: '' }), {}],
  ])('%i', async (status, body, sending) => {
    const response = await receiver.post('/messages', body, sending);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
  });

  test('and no other site may', async () => {
    const response = await receiver.post('/messages', message(), { origin: 'https://evil.example' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('over the rate limit the answer says when to send again', async () => {
  const other = await anotherReceiver({ secondsToWait: () => 40 });
  const response = await other.post('/messages', message());
  expect(response.headers.get('retry-after')).toBe('40');
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  expect([response.status, await response.json()]).toEqual([429, { error: 'too_many' }]);
  expect(await other.kept()).toEqual([]);
});

test('a failure of the database is an answer too, and is reported', async () => {
  const recall = () => Promise.reject(new Error('no disk'));
  const other = await anotherReceiver({ store: { ...receiver.store, recall } });
  const response = await other.post('/messages', message());
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  expect([response.status, await response.json()]).toEqual([500, { error: 'internal' }]);
  expect(other.errors).toEqual([new Error('no disk')]);
});

test('an address that there is not', async () => {
  const response = await fetch(`${receiver.own}/nothing`);
  expect([response.status, await response.json()]).toEqual([404, { error: 'not_found' }]);
});
