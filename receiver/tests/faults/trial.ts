/** A receiver of its own for one fault, and an account of everything that is sent to it. */
import assert from 'node:assert/strict';
import { MESSAGES_PATH } from '../../http/messages.ts';
import { ORDERS_PATH } from '../../http/app.ts';
import type { Kind } from '../../store.ts';
import { type Cluster, freshSchema } from '../postgres/cluster.ts';
import { requestOf } from '../receiver.ts';
import { receiverPlace, type RunningProcess, type Start } from '../receiver-process.ts';
import { message, order, ticket } from '../samples.ts';
import { submissionsIn } from '../temporary-store.ts';
import { audit, type Exchange, type Findings } from './ledger.ts';

/** So many visitors come at once. */
const AT_ONCE = 50;

const PATHS: Readonly<Record<Kind, string>> = { contact: MESSAGES_PATH, order: ORDERS_PATH };

export interface Sending {
  readonly kind: Kind;
  readonly key: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The origin of another receiver than the trial's own. */
  readonly to?: string;
}

/** Nothing in it where there was none. */
interface Answer {
  readonly status?: number;
  readonly retryAfter?: string | null;
  readonly reference?: string;
  readonly redirectUrl?: string;
  readonly error?: string;
}

/** Each number is another visitor's. */
export const orderOf = (number: number): Sending => ({
  kind: 'order',
  key: ticket(number).key,
  body: JSON.stringify(order(number)),
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
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

export type Trial = Awaited<ReturnType<typeof openTrial>>;

export async function openTrial(cluster?: Cluster) {
  const databaseUrl = cluster && (await freshSchema(cluster.url));
  const place = await receiverPlace({ databaseUrl });
  const exchanges: Exchange[] = [];
  const found: Findings[] = [];
  let running: RunningProcess | undefined;
  let database = place.place;
  let inFile = 0;
  /** Sends it, and notes what was answered. */
  const send = async ({ headers, to = place.own, ...sent }: Sending): Promise<Answer> => {
    try {
      const request = requestOf(sent.body, { key: sent.key, headers });
      const response = await fetch(to + PATHS[sent.kind], request);
      const answer = (await response.json()) as Answer;
      const { status } = response;
      exchanges.push({ ...sent, status, reference: answer.reference });
      return { ...answer, status, retryAfter: response.headers.get('Retry-After') };
    } catch {
      exchanges.push(sent);
      return {};
    }
  };
  return {
    place,
    /** Where it keeps everything, if that is PostgreSQL. */
    cluster,
    exchanges,
    start: async (start: Start = {}) => {
      const DATABASE = start.settings?.DATABASE ?? place.place.DATABASE;
      database = { ...place.place, DATABASE };
      running = await place.start(start);
      return running;
    },
    send,
    /** Each of them must be accepted. */
    sendAll: (sendings: Iterable<Sending>) =>
      crowd(sendings, async (sending) => {
        assert.equal((await send(sending)).status, 200);
      }),
    /** Holds the file against everything that was answered until now. */
    check: async () => {
      const file = await submissionsIn(database);
      found.push(audit(exchanges, file));
      inFile = file.length;
      return file;
    },
    /** How many submissions were in the file at the last check. */
    checked: () => inFile,
    found: (kind: keyof Findings) => new Set(found.flatMap((findings) => findings[kind])),
    stop: async () => {
      await running?.kill();
    },
    end: async () => {
      await running?.kill();
      place.remove();
    },
  };
}
