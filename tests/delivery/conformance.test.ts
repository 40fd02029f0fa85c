/** The site's client against servers that misbehave over real connections: what it makes of each answer. */
import { afterEach, expect, test } from 'vitest';
import { CHECKOUT_FIELDS } from '../../src/domain/checkout/form.ts';
import { decodeOrderAnswer } from '../../src/domain/checkout/order-request.ts';
import { deliver, TIMEOUT_MS, type DeliveryPorts } from '../../src/domain/delivery/deliver.ts';
import { order } from '../../receiver/tests/samples.ts';
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

/** Real connections without a clock: pauses take no time and are noted, and only a server that hangs times out. */
function hurriedPorts(pauses: number[], hung: Promise<unknown> | undefined): DeliveryPorts {
  const aborted = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
  return {
    fetch,
    wait: async (milliseconds, signal) => {
      if (milliseconds !== TIMEOUT_MS) pauses.push(milliseconds);
      else await Promise.race([aborted(signal), ...(hung ? [hung] : [])]);
    },
    now: () => Date.UTC(2026, 0, 15, 9),
    random: () => 0.5,
    isOnline: () => true,
  };
}

async function outcomeOf(server: Server, hung?: Promise<unknown>) {
  const pauses: number[] = [];
  const outcome = await deliver(
    {
      body: order(),
      decode: decodeOrderAnswer(['pay.example']),
      endpoint: `${server.origin}/`,
      key: 'one-key',
      fields: CHECKOUT_FIELDS,
      cancel: new AbortController().signal,
    },
    hurriedPorts(pauses, hung),
  );
  return { outcome, pauses, keys: server.keys };
}

const good = answers(200, GOOD);

type Met = readonly [Behaviour, ...Behaviour[]];

test.each<[string, Met, outcome: object, pauses: readonly number[], attempts: number]>([
  // It may have stored the order, so that nothing is sent again.
  ['hangs', [hangs], UNKNOWN, [], 1],
  ['hangs in the middle of its answer', [hangsInTheMiddle], UNKNOWN, [], 1],
  ['hangs up before reading', [resetsBeforeReading], UNKNOWN, [1000, 2000], 3],
  ['hangs up after reading', [resetsAfterReading], UNKNOWN, [1000, 2000], 3],
  ['breaks off its answer', [breaksOff(JSON.stringify(GOOD))], UNKNOWN, [1000, 2000], 3],
  ['speaks no HTTP', [babbles], UNKNOWN, [1000, 2000], 3],
  ['hangs up before reading, once', [resetsBeforeReading, good], REDIRECT, [1000], 2],
  ['hangs up after reading, once', [resetsAfterReading, good], REDIRECT, [1000], 2],
  ['breaks off its answer, once', [breaksOff('{"redirectUrl":'), good], REDIRECT, [1000], 2],
])('an order to a server that %s', async (_, behaviours, outcome, pauses, attempts) => {
  const server = await serve(...behaviours);
  const keys = Array(attempts).fill('one-key');
  const hung = attempts === 1 ? server.behaved : undefined;
  expect(await outcomeOf(server, hung)).toEqual({ outcome, pauses, keys });
});

test('an order to a server that is not there', async () => {
  const server = await serve(good);
  await servers.pop()?.stop();
  expect(await outcomeOf(server)).toEqual({ outcome: UNKNOWN, pauses: [1000, 2000], keys: [] });
});

test.each([301, 302, 303, 307, 308])('what was typed does not follow a %i elsewhere', async (status) => {
  const elsewhere = await serve(good);
  const server = await serve(answers(status, '', { Location: `${elsewhere.origin}/` }));
  const { outcome } = await outcomeOf(server);
  expect(outcome).toEqual(UNKNOWN);
  expect(elsewhere.keys).toEqual([]);
});
