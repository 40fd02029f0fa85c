/** A receiver of its own for one fault, and an account of everything that is sent to it. */
import assert from 'node:assert/strict';
import type { SubmissionKind, Submission } from '../../store/rows.ts';
import { type Cluster, freshSchema } from '../postgres/cluster.ts';
import { receiverPlace, type RunningProcess, type Start } from '../receiver-process.ts';
import { message, order, ticket } from '../samples.ts';
import { storedSubmissions } from '../temporary-store.ts';

/** So many visitors come at once. */
const AT_ONCE = 50;

export interface Sending {
  readonly kind: SubmissionKind;
  readonly key: string;
  readonly body: string;
}

/** Nothing in it where the connection broke before there was one. */
interface Answer {
  readonly status?: number;
  readonly retryAfter?: string | null;
  readonly reference?: string;
  readonly error?: string;
}

type Exchange = Sending & Answer;

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

const nameOf = ({ kind, key }: Pick<Sending, 'kind' | 'key'>) => `${kind} ${key}`;

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

export type Trial = Awaited<ReturnType<typeof openTrial>>;

async function openTrial(cluster?: Cluster) {
  const place = await receiverPlace({ databaseUrl: cluster && (await freshSchema(cluster.url)) });
  const exchanges: Exchange[] = [];
  let running: RunningProcess | undefined;
  /** Sends it, and notes what was answered. */
  async function send(sending: Sending): Promise<Answer> {
    const { kind, key, body } = sending;
    let answer: Answer = {};
    try {
      const response = await place.post(kind === 'order' ? '/orders' : '/messages', body, { key });
      const said = (await response.json()) as Answer;
      answer = { ...said, status: response.status, retryAfter: response.headers.get('Retry-After') };
    } catch {
      // The connection broke.
    }
    exchanges.push({ ...sending, ...answer });
    return answer;
  }
  return {
    place,
    exchanges,
    /** What runs before is killed. */
    start: async (start: Start = {}) => {
      await running?.kill();
      running = await place.start(start);
      return running;
    },
    send,
    /** Each of them must be accepted. */
    sendAll: (sendings: Iterable<Sending>) =>
      crowd(sendings, async (sending) => {
        assert.equal((await send(sending)).status, 200);
      }),
    /** Fails where the file contradicts anything that was answered until now. */
    check: async () => {
      const file = await storedSubmissions(place.place);
      const bodies = new Set(file.map(({ kind, body }) => `${kind} ${body}`));
      assert.equal(bodies.size, file.length, 'something is stored twice');
      assert.deepEqual([lostOf(exchanges, file), untrueOf(exchanges, file)], [[], []], 'lost, or untrue');
      return file;
    },
    end: async () => {
      await running?.kill();
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
