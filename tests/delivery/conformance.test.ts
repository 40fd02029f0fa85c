/** The site's client against servers that misbehave over real connections: what it makes of each answer. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { CHECKOUT_FIELDS } from '../../src/domain/checkout/fields.ts';
import { decodeContactAnswer } from '../../src/domain/contact/message-delivery.ts';
import { decodeOrderAnswer } from '../../src/domain/checkout/order-delivery.ts';
import {
  deliver,
  TIMEOUT_MS,
  type DeliveryPorts,
  type DeliveryRequest,
} from '../../src/domain/delivery/deliver.ts';
import { message, order } from '../receiver/samples.ts';
import {
  answers,
  babbles,
  breaksOff,
  hangs,
  hangsInTheMiddle,
  misbehavingServer,
  resetsAfterReading,
  resetsBeforeReading,
  type Behaviour,
} from './misbehaving-server.ts';

const PAY = 'https://pay.example/session/1';
const GOOD = { redirectUrl: PAY, reference: 'ORD-1' };
const REDIRECT = { kind: 'redirect', url: PAY, reference: 'ORD-1' };
const UNKNOWN = { kind: 'unknown' };

type Server = Awaited<ReturnType<typeof misbehavingServer>>;
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ stop }) => stop()));
});

async function serve(...behaviours: readonly [Behaviour, ...Behaviour[]]): Promise<Server> {
  const server = await misbehavingServer(...behaviours);
  servers.push(server);
  return server;
}

/** Real connections with the clock hurried: pauses take no time and are noted, and only hanging servers time out. */
function hurriedPorts(pauses: number[], timeoutMs: number | undefined): DeliveryPorts {
  const never = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
  return {
    fetch,
    wait: async (milliseconds, signal) => {
      if (milliseconds !== TIMEOUT_MS) pauses.push(milliseconds);
      else if (timeoutMs === undefined) await never(signal);
      else await pause(timeoutMs, undefined, { signal }).catch(() => undefined);
    },
    now: () => Date.UTC(2026, 0, 15, 9),
    random: () => 0.5,
    isOnline: () => true,
  };
}

type Asked<Done> = Pick<DeliveryRequest<Done>, 'body' | 'decode'>;

async function told<Done>(server: Server, asked: Asked<Done>, timeoutMs?: number) {
  const pauses: number[] = [];
  const cancel = new AbortController().signal;
  const outcome = await deliver(
    { ...asked, endpoint: `${server.origin}/`, key: 'one-key', fields: CHECKOUT_FIELDS, cancel },
    hurriedPorts(pauses, timeoutMs),
  );
  return { outcome, pauses, keys: server.keys };
}

const ORDER = { body: order(), decode: decodeOrderAnswer(['pay.example']) };
const MESSAGE = { body: message(), decode: decodeContactAnswer };

const once = ['one-key'];
const threeTimes = ['one-key', 'one-key', 'one-key'];

describe('after a server that', () => {
  test.each([
    ['hangs', hangs],
    ['hangs in the middle of its answer', hangsInTheMiddle],
  ])('%s, nobody knows, and nothing is sent again', async (_, behaviour) => {
    const { outcome, keys } = await told(await serve(behaviour), ORDER, 100);
    expect({ outcome, keys }).toEqual({ outcome: UNKNOWN, keys: once });
  });

  test.each([
    ['hangs up before reading', resetsBeforeReading],
    ['hangs up after reading', resetsAfterReading],
    ['breaks off its answer', breaksOff(JSON.stringify(GOOD))],
    ['speaks no HTTP', babbles],
  ])('%s three times, nobody knows', async (_, behaviour) => {
    expect(await told(await serve(behaviour), ORDER)).toEqual({
      outcome: UNKNOWN,
      pauses: [1000, 2000],
      keys: threeTimes,
    });
  });

  test.each([
    ['hangs up before reading', resetsBeforeReading],
    ['hangs up after reading', resetsAfterReading],
    ['breaks off its answer', breaksOff('{"redirectUrl":')],
    ['says 503', answers(503)],
    ['says 502 in words', answers(502, '<h1>Bad gateway</h1>')],
  ])('%s once, the second attempt counts', async (_, behaviour) => {
    expect(await told(await serve(behaviour, answers(200, GOOD)), ORDER)).toEqual({
      outcome: REDIRECT,
      pauses: [1000],
      keys: ['one-key', 'one-key'],
    });
  });

  test('is not there, nobody knows', async () => {
    const server = await serve(answers(200, GOOD));
    await servers.pop()?.stop();
    expect(await told(server, ORDER)).toEqual({ outcome: UNKNOWN, pauses: [1000, 2000], keys: [] });
  });
});

describe('a server that asks to wait', () => {
  test.each([
    ['in seconds', '7', 7000],
    ['until a time', 'Thu, 15 Jan 2026 09:00:12 GMT', 12_000],
    ['in no way that there is', 'soon', 1000],
  ])('%s is waited for', async (_, retryAfter, expected) => {
    const server = await serve(answers(429, {}, { 'Retry-After': retryAfter }), answers(200, GOOD));
    expect(await told(server, ORDER)).toMatchObject({ outcome: REDIRECT, pauses: [expected] });
  });

  test('for too long is not waited for', async () => {
    const server = await serve(answers(503, {}, { 'Retry-After': '3600' }));
    expect(await told(server, ORDER)).toEqual({
      outcome: { kind: 'unavailable', status: 503, retryAfterMs: 3_600_000 },
      pauses: [],
      keys: once,
    });
  });

  test('again and again is given up', async () => {
    const { outcome, keys } = await told(await serve(answers(429)), ORDER);
    expect(outcome).toMatchObject({ kind: 'unavailable', status: 429 });
    expect(keys).toEqual(threeTimes);
  });
});

describe('an order that is answered with success is never taken for refused, and leads nowhere', () => {
  test.each([
    ['nothing', ''],
    ['half a JSON', '{"redirectUrl":"https://pay.example/'],
    ['a page', '<!doctype html><title>Welcome</title>'],
    ['null', null],
    ['a list', [GOOD]],
    ['a number for an address', { redirectUrl: 7, reference: 'ORD-1' }],
    ['a list for an address', { redirectUrl: [PAY], reference: 'ORD-1' }],
    ['no reference', { redirectUrl: PAY }],
    ['markup for a reference', { redirectUrl: PAY, reference: '<b>ORD-1</b>' }],
  ])('%s', async (_, body) => {
    const { outcome, keys } = await told(await serve(answers(200, body)), ORDER);
    expect({ outcome, keys }).toEqual({ outcome: UNKNOWN, keys: once });
  });
});

describe('no visitor is sent to', () => {
  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT://pay.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/',
    '/checkout/success',
    'https:pay.example',
    'https:/\\evil.example',
    'https://evil.example/pay.example',
    'https://pay.example@evil.example/',
    'https://visitor:secret@pay.example/',
    'https://pay.example:444/',
    'https://pay.example.evil.example/',
    'https://evil.example\\@pay.example/',
    'http://pay.example/session/1',
    ' https://pay.example/',
    'https://pay.example/\nLocation: https://evil.example',
  ])('%j', async (redirectUrl) => {
    const { outcome, keys } = await told(
      await serve(answers(200, { redirectUrl, reference: 'ORD-1' })),
      ORDER,
    );
    expect({ outcome, keys }).toEqual({ outcome: { kind: 'unsafe-redirect' }, keys: once });
  });
});

test.each([301, 302, 303, 307, 308])('what was typed does not follow a %i elsewhere', async (status) => {
  const elsewhere = await serve(answers(200, GOOD));
  const server = await serve(answers(status, '', { Location: `${elsewhere.origin}/` }));
  const { outcome } = await told(server, ORDER);
  expect(outcome).toEqual(UNKNOWN);
  expect(elsewhere.keys).toEqual([]);
});

describe('refusals', () => {
  test.each([
    [409, { error: 'price_changed' }, { kind: 'price-changed' }],
    [
      422,
      { fields: { email: 'No such mailbox' } },
      { kind: 'refused', fields: { email: 'No such mailbox' } },
    ],
  ])('%i as the contract has it', async (status, body, expected) => {
    expect(await told(await serve(answers(status, body)), ORDER)).toEqual({
      outcome: expected,
      pauses: [],
      keys: once,
    });
  });

  test.each([
    [400, {}],
    [409, { error: 'key_reused' }],
    [409, 'price_changed'],
    [422, { fields: { shoeSize: 'Too small' } }],
    [422, { fields: { email: 7 } }],
    [422, { fields: 'email' }],
    [422, '{"fields":{"email":"No'],
    [404, GOOD],
    [500, GOOD],
  ])('%i with anything else accepts nothing and is not sent again', async (status, body) => {
    const { outcome, keys } = await told(await serve(answers(status, body)), ORDER);
    expect(outcome).toMatchObject({ kind: 'unavailable', status });
    expect(keys).toEqual(once);
  });
});

test.each(['', 'OK', '{"half":', { reference: 7 }])(
  'a message is delivered by any success: %j',
  async (body) => {
    expect(await told(await serve(answers(202, body)), MESSAGE)).toEqual({
      outcome: { kind: 'delivered' },
      pauses: [],
      keys: once,
    });
  },
);
