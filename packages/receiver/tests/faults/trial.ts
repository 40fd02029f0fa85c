/**
 * A receiver in a process of its own, many visitors at once, and a comparison of its file with its answers,
 * while the disk or the process fails, or is backed up.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { backUp, restore } from '../../commands/backup.ts';
import type { Submission, SubmissionKind } from '../../store/rows.ts';
import { type Cluster, createSchema } from '../postgres/cluster.ts';
import { prepareReceiver, type RunningProcess, type Start } from '../receiver-process.ts';
import { buildMessage, buildOrder, buildSubmissionId } from '../samples.ts';
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
  key: buildSubmissionId(number).key,
  body: JSON.stringify(buildOrder(number, { email: `visitor-${number}@example.co.ke` })),
});

const createMessage = (number: number, text: string): Sending => ({
  kind: 'contact',
  key: buildSubmissionId(number).key,
  body: JSON.stringify(buildMessage({ message: `${number} ${text}` }, '', number)),
});

export const listNumbers = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Runs an action on all items, as many at a time as there are visitors. */
export async function forEachVisitor<Item>(items: Iterable<Item>, act: (item: Item) => Promise<unknown>) {
  const queue = Iterator.from(items);
  const visit = async () => {
    for (const item of queue) await act(item);
  };
  await Promise.all(listNumbers(1, VISITORS).map(visit));
}

/** Runs `disturb` at random steps, one disturbance after the other. */
export function interrupt(steps: number, times: number, disturb: () => Promise<unknown>) {
  const disturbedSteps = new Set(listNumbers(1, times).map(() => Math.ceil(Math.random() * steps)));
  let stepCount = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    step: () => {
      stepCount += 1;
      if (disturbedSteps.has(stepCount)) last = last.then(disturb);
    },
    finished: () => last,
  };
}

const getName = ({ kind, key }: Pick<Sending, 'kind' | 'key'>) => `${kind} ${key}`;

/**
 * Lists the accepted submissions that are missing in the file, or differ there from what was sent or
 * answered.
 */
function findMissing(file: readonly Submission[], exchanges: readonly Exchange[]) {
  const stored = new Map(file.map((row) => [getName(row), row]));
  return exchanges
    .filter((exchange) => {
      const row = stored.get(getName(exchange));
      return exchange.status === 200 && (row?.body !== exchange.body || row.reference !== exchange.reference);
    })
    .map(getName);
}

/**
 * Lists the submissions that are in the file although every answer refused them. After a 502, a 504 or a
 * broken connection a submission may have been stored.
 */
function findRefused(file: readonly Submission[], exchanges: readonly Exchange[]) {
  const accepted = exchanges.filter(({ status = 504 }) => [200, 502, 504].includes(status));
  return [...new Set(file.map(getName)).difference(new Set(accepted.map(getName)))];
}

export type Trial = Awaited<ReturnType<typeof startTrial>>;

async function startTrial(cluster?: Cluster) {
  const setup = await prepareReceiver({ databaseUrl: cluster && (await createSchema(cluster.url)) });
  const exchanges: Exchange[] = [];
  let runningProcess: RunningProcess | undefined;

  async function send(sending: Sending): Promise<Answer> {
    const path = sending.kind === 'order' ? '/orders' : '/messages';
    const answer = await setup
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
    setup,
    exchanges,
    send,
    /** Starts a receiver, after killing the running one. */
    start: async (start: Start = {}) => {
      await runningProcess?.kill();
      runningProcess = await setup.start(start);
      return runningProcess;
    },
    /** Sends all, and expects every answer to be an acceptance. */
    sendAll: (sendings: Iterable<Sending>) =>
      forEachVisitor(sendings, async (sending) => {
        assert.equal((await send(sending)).status, 200);
      }),
    /** Fails if the file contradicts any answer until now. */
    check: async () => {
      const file = await readSubmissions(setup.databaseSettings);
      const bodies = new Set(file.map(({ kind, body }) => `${kind} ${body}`));
      assert.equal(bodies.size, file.length, 'something is stored twice');
      assert.deepEqual(findMissing(file, exchanges), [], 'accepted, and lost');
      assert.deepEqual(findRefused(file, exchanges), [], 'refused, and stored');
      return file;
    },
    end: async () => {
      await runningProcess?.kill();
      setup.remove();
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
  const { setup, send, check } = trial;
  const receiver = await trial.start({ fileKilobytes });
  const early = Math.ceil(count * 0.9);
  await forEachVisitor(listNumbers(1, early), (number) => send(createOrder(number)));
  const refused = trial.exchanges.filter(({ status }) => status !== 200);
  assert(refused.length > 0 && refused.length < early, 'some orders found room, and some did not');
  for (const { status, retryAfter, error } of refused)
    assert.deepEqual([status, retryAfter, error], [503, '5', 'storage_unavailable']);
  assert.equal((await fetch(`${setup.origin}/health`)).status, 503);
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
  const { setup, exchanges } = trial;
  const text = 'Habari '.repeat(100);
  const sendings = listNumbers(1, count / 2).flatMap((number) => [
    createMessage(number, text),
    createOrder(number),
  ]);
  let receiver = await trial.start();
  const { step, finished } = interrupt(count, times, async () => {
    const before = exchanges.slice();
    const copy = join(setup.folder, crypto.randomUUID());
    const DATABASE = `${copy}-restored`;
    await backUp(setup.databaseSettings.DATABASE, copy);
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
