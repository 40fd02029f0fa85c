/**
 * A receiver in a process of its own, many visitors at once, and a comparison of its file with its answers,
 * while the disk or the process fails, or is backed up.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { backUp, restore } from '../../commands/backup.ts';
import type { Submission, SubmissionKind } from '../../store/rows.ts';
import { type Cluster, freshSchema } from '../postgres/cluster.ts';
import { prepareReceiver, type RunningProcess, type Start } from '../receiver-process.ts';
import { message, order, ticket } from '../samples.ts';
import { readSubmissions } from '../temporary-store.ts';

const VISITORS = 50;

interface Sending {
  readonly kind: SubmissionKind;
  readonly key: string;
  readonly body: string;
}

/** An answer is empty if the connection broke before it came. */
interface Answer {
  readonly status?: number;
  readonly retryAfter?: string | null;
  readonly reference?: string;
  readonly error?: string;
}

type Exchange = Sending & Answer;

export const createOrder = (number: number): Sending => ({
  kind: 'order',
  key: ticket(number).key,
  body: JSON.stringify(order(number, { email: `visitor-${number}@example.co.ke` })),
});

const createMessage = (number: number, text: string): Sending => ({
  kind: 'contact',
  key: ticket(number).key,
  body: JSON.stringify(message({ message: `${number} ${text}` }, '', number)),
});

export const listNumbers = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Acts on all items, as many at a time as there are visitors. */
export async function forEachVisitor<Item>(items: Iterable<Item>, act: (item: Item) => Promise<unknown>) {
  const queue = Iterator.from(items);
  const visit = async () => {
    for (const item of queue) await act(item);
  };
  await Promise.all(listNumbers(1, VISITORS).map(visit));
}

/** Disturbs at some random steps of all, one disturbance after the other. */
export function interrupt(steps: number, times: number, disturb: () => Promise<unknown>) {
  const moments = new Set(listNumbers(1, times).map(() => Math.ceil(Math.random() * steps)));
  let taken = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    step: () => {
      taken += 1;
      if (moments.has(taken)) last = last.then(disturb);
    },
    finished: () => last,
  };
}

const nameOf = ({ kind, key }: Pick<Sending, 'kind' | 'key'>) => `${kind} ${key}`;

/** Names what was accepted and is not in the file as it was sent, under the reference that was answered. */
function findMissing(file: readonly Submission[], exchanges: readonly Exchange[]) {
  const stored = new Map(file.map((row) => [nameOf(row), row]));
  return exchanges
    .filter((sent) => {
      const row = stored.get(nameOf(sent));
      return sent.status === 200 && (row?.body !== sent.body || row.reference !== sent.reference);
    })
    .map(nameOf);
}

/**
 * Names what is in the file although every answer refused it. After a 502, a 504 or a broken connection the
 * submission may still have been stored.
 */
function findRefused(file: readonly Submission[], exchanges: readonly Exchange[]) {
  const accepted = exchanges.filter(({ status = 504 }) => [200, 502, 504].includes(status));
  return [...new Set(file.map(nameOf)).difference(new Set(accepted.map(nameOf)))];
}

export type Trial = Awaited<ReturnType<typeof startTrial>>;

async function startTrial(cluster?: Cluster) {
  const place = await prepareReceiver({ databaseUrl: cluster && (await freshSchema(cluster.url)) });
  const exchanges: Exchange[] = [];
  let running: RunningProcess | undefined;

  async function send(sending: Sending): Promise<Answer> {
    const path = sending.kind === 'order' ? '/orders' : '/messages';
    const answer = await place
      .post(path, sending.body, { key: sending.key })
      .then(async (response): Promise<Answer> => {
        const retryAfter = response.headers.get('Retry-After');
        return { ...((await response.json()) as Answer), status: response.status, retryAfter };
      })
      .catch((): Answer => ({}));
    exchanges.push({ ...sending, ...answer });
    return answer;
  }
  return {
    place,
    exchanges,
    send,
    /** Starts a receiver, and kills the one that runs. */
    start: async (start: Start = {}) => {
      await running?.kill();
      running = await place.start(start);
      return running;
    },
    /** Expects each to be accepted. */
    sendAll: (sendings: Iterable<Sending>) =>
      forEachVisitor(sendings, async (sending) => {
        assert.equal((await send(sending)).status, 200);
      }),
    /** Fails if the file contradicts any answer until now. */
    check: async () => {
      const file = await readSubmissions(place.place);
      const bodies = new Set(file.map(({ kind, body }) => `${kind} ${body}`));
      assert.equal(bodies.size, file.length, 'something is stored twice');
      assert.deepEqual(findMissing(file, exchanges), [], 'accepted, and lost');
      assert.deepEqual(findRefused(file, exchanges), [], 'refused, and stored');
      return file;
    },
    end: async () => {
      await running?.kill();
      place.remove();
    },
  };
}

export async function runTrial(act: (trial: Trial) => Promise<unknown>, cluster?: Cluster) {
  const trial = await startTrial(cluster);
  try {
    await act(trial);
    await trial.check();
  } finally {
    await trial.end();
    await cluster?.remove();
  }
}

/**
 * Sends orders until the disk is full and beyond, kills the process meanwhile, then makes room and sends all
 * again.
 */
export async function fillDisk(trial: Trial, count: number, fileKilobytes: number) {
  const { place, send, check } = trial;
  const receiver = await trial.start({ fileKilobytes });
  const early = Math.ceil(count * 0.9);
  await forEachVisitor(listNumbers(1, early), (number) => send(createOrder(number)));
  const refused = trial.exchanges.filter(({ status }) => status !== 200);
  assert(refused.length > 0 && refused.length < early, 'some orders found room, and some did not');
  for (const { status, retryAfter, error } of refused)
    assert.deepEqual([status, retryAfter, error], [503, '5', 'storage_unavailable']);
  assert.equal((await fetch(`${place.origin}/health`)).status, 503);
  assert.equal(receiver.errors.length, refused.length + 1, 'a line in the log for each, and for health');
  for (const line of receiver.errors)
    assert.match(line, /^\S+ StoreUnavailable: SQLite: (?:disk I\/O error|database or disk is full)$/);

  const { step, finished } = interrupt(count - early, 1, receiver.kill);
  await forEachVisitor(listNumbers(early + 1, count - early), async (number) => {
    step();
    await send(createOrder(number));
  });
  await finished();
  await check();

  const again = await trial.start();
  await trial.sendAll(listNumbers(1, count).map(createOrder));
  assert.equal(await again.end('SIGTERM'), 0);
  assert.equal((await check()).length, count);
}

/**
 * Makes backups and kills the process at random. Visitors send messages and orders again and again, until
 * there is an answer. Each backup must hold what was answered before it was begun, and restore to it.
 */
export async function backUpAndKill(trial: Trial, count: number, times: number) {
  const { place, exchanges } = trial;
  const text = 'Habari '.repeat(100);
  const sendings = listNumbers(1, count / 2).flatMap((number) => [
    createMessage(number, text),
    createOrder(number),
  ]);
  let receiver = await trial.start();
  const { step, finished } = interrupt(count, times, async () => {
    const before = exchanges.slice();
    const copy = join(place.folder, crypto.randomUUID());
    const DATABASE = `${copy}-restored`;
    await backUp(place.place.DATABASE, copy);
    await restore(copy, DATABASE);
    assert.deepEqual(findMissing(await readSubmissions({ DATABASE }), before), []);
    assert.deepEqual(receiver.errors, []);
    receiver = await trial.start();
  });
  await forEachVisitor(sendings, async (sending) => {
    while ((await trial.send(sending)).status !== 200) await finished();
    step();
  });
  await finished();
  assert.equal((await trial.check()).length, count);
}
