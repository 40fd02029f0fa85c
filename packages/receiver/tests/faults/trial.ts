/** A receiver of its own for one fault, and an account of everything that is sent to it. */
import assert from 'node:assert/strict';
import { MESSAGES_PATH } from '../../http/messages.ts';
import { ORDERS_PATH } from '../../http/orders.ts';
import type { Kind, Submission } from '../../store/submissions.ts';
import { type Cluster, freshSchema } from '../postgres/cluster.ts';
import { IDEMPOTENCY_HEADER } from '@site/rules/delivery/submission';
import { requestOf, SITE } from '../receiver.ts';
import { receiverPlace, type RunningProcess, type Start } from '../receiver-process.ts';
import { message, order, ticket } from '../samples.ts';
import { submissionsIn } from '../temporary-store.ts';

/** So many visitors come at once. */
const AT_ONCE = 50;

export interface Sending {
  readonly kind: Kind;
  readonly key: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The origin of another receiver than the trial's own. */
  readonly to?: string;
}

/** Nothing in it where the connection broke before there was one. */
interface Answer {
  readonly status?: number;
  readonly retryAfter?: string | null;
  readonly reference?: string;
  readonly redirectUrl?: string;
  readonly error?: string;
}

interface Part {
  readonly ok: boolean;
}

interface Health {
  readonly status: 'ok' | 'failing';
  readonly store: Part;
  readonly catalogue: Part;
  readonly payments: Part;
  readonly mails: Part & { readonly waiting: number; readonly failed: number };
}

type Exchange = Pick<Sending, 'kind' | 'key' | 'body'> & Pick<Answer, 'status' | 'reference'>;

/** Each number is another visitor's. */
export const orderOf = (number: number): Sending => ({
  kind: 'order',
  key: ticket(number).key,
  body: JSON.stringify(order(number, { email: `visitor-${number}@example.co.ke` })),
});

export const messageOf = (number: number, text = `Message ${number}`): Sending => ({
  kind: 'contact',
  key: ticket(number).key,
  body: JSON.stringify(message({ message: text }, '', number)),
});

export const from = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Does it for each, many at a time. */
export async function crowd<Item>(items: Iterable<Item>, act: (item: Item) => Promise<unknown>) {
  const queue = Iterator.from(items);
  const visitor = async () => {
    for (const item of queue) await act(item);
  };
  await Promise.all(from(1, AT_ONCE).map(visitor));
}

/** Does it at random, so many times among so many steps, and one after the other. */
export function amongSteps(steps: number, times: number, disturb: () => Promise<unknown>) {
  const moments = new Set(from(1, times).map(() => Math.ceil(Math.random() * steps)));
  let step = 0;
  let over: Promise<unknown> = Promise.resolve();
  return {
    step: () => {
      step += 1;
      if (moments.has(step)) over = over.then(disturb);
    },
    isOver: () => over,
  };
}

const nameOf = ({ kind, key }: Pick<Exchange, 'kind' | 'key'>) => `${kind} ${key}`;

/** What was accepted and is not in the file as it was sent, under the reference that was answered. */
export function lostOf(exchanges: readonly Exchange[], file: readonly Submission[]): readonly string[] {
  const inFile = new Map(file.map((row) => [nameOf(row), row]));
  const lost = exchanges.filter((sent) => {
    const row = inFile.get(nameOf(sent));
    return sent.status === 200 && (row?.body !== sent.body || row.reference !== sent.reference);
  });
  return lost.map(nameOf);
}

/** What is in the file although every answer refused it; 502, 504 and a broken connection refuse nothing. */
function untrueOf(exchanges: readonly Exchange[], file: readonly Submission[]): readonly string[] {
  const expected = exchanges.filter(({ status = 504 }) => [200, 502, 504].includes(status)).map(nameOf);
  return [...new Set(file.map(nameOf)).difference(new Set(expected))];
}

function doubledOf(file: readonly Submission[]): readonly string[] {
  const sameBodies = Map.groupBy(file, ({ kind, body }) => `${kind} ${body}`);
  return [...sameBodies.values()].flatMap(([, ...again]) => again.map(nameOf));
}

export type Trial = Awaited<ReturnType<typeof openTrial>>;

async function openTrial(cluster?: Cluster) {
  const place = await receiverPlace({ databaseUrl: cluster && (await freshSchema(cluster.url)) });
  const exchanges: Exchange[] = [];
  const owned: { readonly stop: () => unknown }[] = [];
  let running: RunningProcess | undefined;
  /** Sends it, and notes what was answered. */
  const send = async ({ headers, to = place.own, kind, key, body }: Sending): Promise<Answer> => {
    const path = kind === 'order' ? ORDERS_PATH : MESSAGES_PATH;
    try {
      const response = await fetch(to + path, requestOf(body, { key, headers }));
      const answer = (await response.json()) as Answer;
      exchanges.push({ kind, key, body, status: response.status, ...answer });
      return { ...answer, status: response.status, retryAfter: response.headers.get('Retry-After') };
    } catch {
      exchanges.push({ kind, key, body });
      return {};
    }
  };
  return {
    place,
    /** Where it stores everything, if that is PostgreSQL. */
    cluster,
    exchanges,
    /** What runs before is killed. */
    start: async (start: Start = {}) => {
      await running?.kill();
      running = await place.start(start);
      return running;
    },
    send,
    /** Stops at the end, however the trial goes: a mail server, or what stands for a provider. */
    own: <Service extends (typeof owned)[number]>(service: Service): Service => {
      owned.push(service);
      return service;
    },
    health: async () => {
      const response = await fetch(`${place.own}/health`);
      return { http: response.status, ...((await response.json()) as Health) };
    },
    /** What the site's page is told of an order. */
    standing: async ({ key }: Sending) => {
      const headers = { Origin: SITE, [IDEMPOTENCY_HEADER]: key };
      const response = await fetch(place.own + ORDERS_PATH, { headers });
      return ((await response.json()) as { status?: string }).status;
    },
    /** Each of them must be accepted. */
    sendAll: (sendings: Iterable<Sending>) =>
      crowd(sendings, async (sending) => {
        assert.equal((await send(sending)).status, 200);
      }),
    /** Fails where the file contradicts anything that was answered until now. */
    check: async () => {
      const file = await submissionsIn(place.place);
      const found = {
        lost: lostOf(exchanges, file),
        doubled: doubledOf(file),
        untrue: untrueOf(exchanges, file),
      };
      assert.deepEqual(found, { lost: [], doubled: [], untrue: [] });
      return file;
    },
    end: async () => {
      await running?.kill();
      for (const service of owned) await service.stop();
      place.remove();
    },
  };
}

/** Rejects where anything that was accepted is lost or doubled, or the file contradicts an answer. */
export async function meet(bringAbout: (trial: Trial) => Promise<unknown>, cluster?: Cluster) {
  const trial = await openTrial(cluster);
  try {
    await bringAbout(trial);
    await trial.check();
  } finally {
    await trial.end();
    await cluster?.remove();
  }
}
