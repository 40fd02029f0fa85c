/** The site's client against servers that misbehave over real connections: what it makes of each answer. */
import { afterEach, describe, expect, test } from 'vitest';
import { CHECKOUT_FIELDS } from '../../src/domain/checkout/fields.ts';
import { decodeOrderAnswer } from '../../src/domain/checkout/order-delivery.ts';
import {
  deliver,
  TIMEOUT_MS,
  type DeliveryPorts,
  type DeliveryRequest,
} from '../../src/domain/delivery/deliver.ts';
import { order } from '../receiver/samples.ts';
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

type Asked<Done> = Pick<DeliveryRequest<Done>, 'body' | 'decode'>;

async function outcomeOf<Done>(server: Server, asked: Asked<Done>, hung?: Promise<unknown>) {
  const pauses: number[] = [];
  const cancel = new AbortController().signal;
  const outcome = await deliver(
    { ...asked, endpoint: `${server.origin}/`, key: 'one-key', fields: CHECKOUT_FIELDS, cancel },
    hurriedPorts(pauses, hung),
  );
  return { outcome, pauses, keys: server.keys };
}

const ORDER = { body: order(), decode: decodeOrderAnswer(['pay.example']) };

const once = ['one-key'];
const threeTimes = ['one-key', 'one-key', 'one-key'];

describe('after a server that', () => {
  test.each([
    ['hangs', hangs],
    ['hangs in the middle of its answer', hangsInTheMiddle],
  ])('%s, nobody knows, and nothing is sent again', async (_, behaviour) => {
    const server = await serve(behaviour);
    const { outcome, keys } = await outcomeOf(server, ORDER, server.behaved);
    expect({ outcome, keys }).toEqual({ outcome: UNKNOWN, keys: once });
  });

  test.each([
    ['hangs up before reading', resetsBeforeReading],
    ['hangs up after reading', resetsAfterReading],
    ['breaks off its answer', breaksOff(JSON.stringify(GOOD))],
    ['speaks no HTTP', babbles],
  ])('%s three times, nobody knows', async (_, behaviour) => {
    expect(await outcomeOf(await serve(behaviour), ORDER)).toEqual({
      outcome: UNKNOWN,
      pauses: [1000, 2000],
      keys: threeTimes,
    });
  });

  test.each([
    ['hangs up before reading', resetsBeforeReading],
    ['hangs up after reading', resetsAfterReading],
    ['breaks off its answer', breaksOff('{"redirectUrl":')],
  ])('%s once, the second attempt counts', async (_, behaviour) => {
    expect(await outcomeOf(await serve(behaviour, answers(200, GOOD)), ORDER)).toEqual({
      outcome: REDIRECT,
      pauses: [1000],
      keys: ['one-key', 'one-key'],
    });
  });

  test('is not there, nobody knows', async () => {
    const server = await serve(answers(200, GOOD));
    await servers.pop()?.stop();
    expect(await outcomeOf(server, ORDER)).toEqual({ outcome: UNKNOWN, pauses: [1000, 2000], keys: [] });
  });
});

test.each([301, 302, 303, 307, 308])('what was typed does not follow a %i elsewhere', async (status) => {
  const elsewhere = await serve(answers(200, GOOD));
  const server = await serve(answers(status, '', { Location: `${elsewhere.origin}/` }));
  const { outcome } = await outcomeOf(server, ORDER);
  expect(outcome).toEqual(UNKNOWN);
  expect(elsewhere.keys).toEqual([]);
});
