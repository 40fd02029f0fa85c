/**
 * Runs a receiver as a separate process with many visitors at once. Compares its database with its responses
 * while the disk is full, the process is killed, or a backup is made.
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

interface SentSubmission {
  readonly kind: SubmissionKind;
  readonly key: string;
  readonly body: string;
}

/** The response is empty if the connection broke before it arrived. */
interface TrialResponse {
  readonly status?: number;
  readonly retryAfter?: string | null;
  readonly reference?: string;
  readonly error?: string;
}

type Exchange = SentSubmission & TrialResponse;

export const createOrder = (number: number): SentSubmission => ({
  kind: 'order',
  key: buildSubmissionId(number).key,
  body: JSON.stringify(buildOrder(number, { email: `visitor-${number}@example.co.ke` })),
});

const createMessage = (number: number, text: string): SentSubmission => ({
  kind: 'contact',
  key: buildSubmissionId(number).key,
  body: JSON.stringify(buildMessage({ message: `${number} ${text}` }, '', number)),
});

export const listNumbers = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Runs an action for each item. As many run at the same time as there are visitors. */
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
  let lastDisturbance: Promise<unknown> = Promise.resolve();
  return {
    step: () => {
      stepCount += 1;
      if (disturbedSteps.has(stepCount)) lastDisturbance = lastDisturbance.then(disturb);
    },
    finished: () => lastDisturbance,
  };
}

const getName = ({ kind, key }: Pick<SentSubmission, 'kind' | 'key'>) => `${kind} ${key}`;

/** Lists the accepted submissions that are not stored, or are stored differently from the request or response. */
function listMissing(storedSubmissions: readonly Submission[], exchanges: readonly Exchange[]) {
  const storedByName = new Map(storedSubmissions.map((row) => [getName(row), row]));
  return exchanges
    .filter((exchange) => {
      const row = storedByName.get(getName(exchange));
      return exchange.status === 200 && (row?.body !== exchange.body || row.reference !== exchange.reference);
    })
    .map(getName);
}

/**
 * Lists the submissions that are stored although every response rejected them. After a 502, a 504 or a broken
 * connection a submission may have been stored.
 */
function listRejectedButStored(storedSubmissions: readonly Submission[], exchanges: readonly Exchange[]) {
  const accepted = exchanges.filter(({ status = 504 }) => [200, 502, 504].includes(status));
  return [...new Set(storedSubmissions.map(getName)).difference(new Set(accepted.map(getName)))];
}

export type Trial = Awaited<ReturnType<typeof startTrial>>;

async function startTrial(cluster?: Cluster) {
  const setup = await prepareReceiver({ databaseUrl: cluster && (await createSchema(cluster.url)) });
  const exchanges: Exchange[] = [];
  let runningProcess: RunningProcess | undefined;

  async function send(submission: SentSubmission): Promise<TrialResponse> {
    const path = submission.kind === 'order' ? '/orders' : '/messages';
    const response = await setup
      .post(path, submission.body, { key: submission.key })
      .then(async (received): Promise<TrialResponse> => {
        const retryAfter = received.headers.get('Retry-After');
        return { ...((await received.json()) as TrialResponse), status: received.status, retryAfter };
      })
      .catch((): TrialResponse => ({}));
    exchanges.push({ ...submission, ...response });
    return response;
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
    /** Sends all submissions, and expects each to be accepted. */
    sendAll: (submissions: Iterable<SentSubmission>) =>
      forEachVisitor(submissions, async (submission) => {
        assert.equal((await send(submission)).status, 200);
      }),
    /** Fails if the database contradicts any previous response. */
    check: async () => {
      const file = await readSubmissions(setup.databaseSettings);
      const bodies = new Set(file.map(({ kind, body }) => `${kind} ${body}`));
      assert.equal(bodies.size, file.length, 'something is stored twice');
      assert.deepEqual(listMissing(file, exchanges), [], 'accepted, but lost');
      assert.deepEqual(listRejectedButStored(file, exchanges), [], 'rejected, but stored');
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
 * Sends orders until the disk is full, and some more, and kills the process in between. Then makes room and
 * sends all orders again.
 */
export async function fillDisk(trial: Trial, count: number, fileKilobytes: number) {
  const { setup, send, check } = trial;
  const receiver = await trial.start({ fileKilobytes });
  const earlyCount = Math.ceil(count * 0.9);
  await forEachVisitor(listNumbers(1, earlyCount), (number) => send(createOrder(number)));
  const rejected = trial.exchanges.filter(({ status }) => status !== 200);
  assert(
    rejected.length > 0 && rejected.length < earlyCount,
    'some orders fit on the disk, and some did not',
  );
  for (const { status, retryAfter, error } of rejected)
    assert.deepEqual([status, retryAfter, error], [503, '5', 'storage_unavailable']);
  assert.equal((await fetch(`${setup.origin}/health`)).status, 503);
  assert.equal(
    receiver.errors.length,
    rejected.length + 1,
    'a line in the log for each order and for /health',
  );
  for (const line of receiver.errors)
    assert.match(line, /^\S+ StoreUnavailable: SQLite: (?:disk I\/O error|database or disk is full)$/);

  const { step, finished } = interrupt(count - earlyCount, 1, receiver.kill);
  await forEachVisitor(listNumbers(earlyCount + 1, count - earlyCount), async (number) => {
    step();
    await send(createOrder(number));
  });
  await finished();
  await check();

  const restarted = await trial.start();
  await trial.sendAll(listNumbers(1, count).map(createOrder));
  assert.equal(await restarted.end('SIGTERM'), 0);
  assert.equal((await check()).length, count);
}

/**
 * Makes backups and kills the process at random times. Visitors repeat messages and orders until they are
 * accepted. Each restored backup must contain what was accepted before the backup began.
 */
export async function backUpAndKill(trial: Trial, count: number, times: number) {
  const { setup, exchanges } = trial;
  const text = 'Habari '.repeat(100);
  const submissions = listNumbers(1, count / 2).flatMap((number) => [
    createMessage(number, text),
    createOrder(number),
  ]);
  let receiver = await trial.start();
  const { step, finished } = interrupt(count, times, async () => {
    const earlierExchanges = exchanges.slice();
    const copy = join(setup.folder, crypto.randomUUID());
    const DATABASE = `${copy}-restored`;
    await backUp(setup.databaseSettings.DATABASE, copy);
    await restore(copy, DATABASE);
    assert.deepEqual(listMissing(await readSubmissions({ DATABASE }), earlierExchanges), []);
    assert.deepEqual(receiver.errors, []);
    receiver = await trial.start();
  });
  await forEachVisitor(submissions, async (submission) => {
    while ((await trial.send(submission)).status !== 200) await finished();
    step();
  });
  await finished();
  assert.equal((await trial.check()).length, count);
}
