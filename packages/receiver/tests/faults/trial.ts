/**
 * Runs a receiver as a separate process with many visitors at once. Compares its database with its responses
 * after the disk was full, the process was killed, or a backup was made.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { backUp, restore } from '../../commands/backup.ts';
import type { Submission, SubmissionKind } from '../../store/rows.ts';
import { type Cluster, createSchema } from '../postgres/cluster.ts';
import { prepareReceiver, type RunningProcess, type StartOptions } from '../receiver-process.ts';
import { buildMessage, buildOrder, buildSubmission } from '../samples.ts';
import { listStoredSubmissions } from '../temporary-store.ts';

const VISITOR_COUNT = 50;

interface SentSubmission {
  readonly kind: SubmissionKind;
  readonly key: string;
  readonly body: string;
}

/** No field is set if the connection broke before the response arrived. */
interface TrialResponse {
  readonly status?: number;
  readonly retryAfter?: string | null;
  readonly reference?: string;
  readonly error?: string;
}

type Exchange = SentSubmission & TrialResponse;

export const createOrder = (number: number): SentSubmission => ({
  kind: 'order',
  key: buildSubmission(number).key,
  body: JSON.stringify(buildOrder(number, { email: `visitor-${number}@example.co.ke` })),
});

const createMessage = (number: number, text: string): SentSubmission => ({
  kind: 'contact',
  key: buildSubmission(number).key,
  body: JSON.stringify(buildMessage({ message: `${number} ${text}` }, { number })),
});

export const listNumbers = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Runs an action for each item. At most VISITOR_COUNT actions run at the same time. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<unknown>,
) {
  const queue = Iterator.from(items);
  const visit = async () => {
    for (const item of queue) await act(item);
  };
  await Promise.all(listNumbers(1, VISITOR_COUNT).map(visit));
}

/** Causes at most `maxFaults` faults at random steps, and never two at the same time. */
export function scheduleFaults(steps: number, maxFaults: number, causeFault: () => Promise<unknown>) {
  const faultSteps = new Set(listNumbers(1, maxFaults).map(() => Math.ceil(Math.random() * steps)));
  let stepCount = 0;
  let lastFault: Promise<unknown> = Promise.resolve();
  return {
    countStep: () => {
      stepCount += 1;
      if (faultSteps.has(stepCount)) lastFault = lastFault.then(causeFault);
    },
    waitForFaults: () => lastFault,
  };
}

const formatId = ({ kind, key }: Pick<SentSubmission, 'kind' | 'key'>) => `${kind} ${key}`;

/**
 * Lists the accepted submissions that are not stored as they were sent, under the reference of the response.
 */
function listMissing(storedSubmissions: readonly Submission[], exchanges: readonly Exchange[]) {
  const storedById = new Map(storedSubmissions.map((row) => [formatId(row), row]));
  return exchanges
    .filter((exchange) => {
      const row = storedById.get(formatId(exchange));
      return exchange.status === 200 && (row?.body !== exchange.body || row.reference !== exchange.reference);
    })
    .map(formatId);
}

/** The status is undefined if the connection broke. */
const POSSIBLY_STORED_STATUSES = new Set([200, 502, 504, undefined]);

/** Lists the submissions that are stored although every response rejected them. */
function listRejectedButStored(storedSubmissions: readonly Submission[], exchanges: readonly Exchange[]) {
  const possiblyStored = exchanges.filter(({ status }) => POSSIBLY_STORED_STATUSES.has(status));
  return [...new Set(storedSubmissions.map(formatId)).difference(new Set(possiblyStored.map(formatId)))];
}

export type Trial = Awaited<ReturnType<typeof startTrial>>;

async function startTrial(cluster?: Cluster) {
  const preparedReceiver = await prepareReceiver({
    databaseUrl: cluster && (await createSchema(cluster.url)),
  });
  const exchanges: Exchange[] = [];
  let runningProcess: RunningProcess | undefined;

  async function sendSubmission(submission: SentSubmission): Promise<TrialResponse> {
    const path = submission.kind === 'order' ? '/orders' : '/messages';
    const response = await preparedReceiver
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
    preparedReceiver,
    exchanges,
    sendSubmission,
    /** Kills the running process, if there is one, and starts another. */
    start: async (options: StartOptions = {}) => {
      await runningProcess?.kill();
      runningProcess = await preparedReceiver.start(options);
      return runningProcess;
    },
    /** Sends all submissions, and expects each to be accepted. */
    sendAllOrThrow: (submissions: Iterable<SentSubmission>) =>
      forEachConcurrently(submissions, async (submission) => {
        assert.equal((await sendSubmission(submission)).status, 200);
      }),
    /** Fails if the database contradicts any previous response. Returns the number of stored submissions. */
    checkAndCountStored: async () => {
      const storedSubmissions = await listStoredSubmissions(preparedReceiver.databaseSettings);
      const bodies = new Set(storedSubmissions.map(({ kind, body }) => `${kind} ${body}`));
      assert.equal(bodies.size, storedSubmissions.length, 'something is stored twice');
      assert.deepEqual(listMissing(storedSubmissions, exchanges), [], 'accepted, but lost');
      assert.deepEqual(listRejectedButStored(storedSubmissions, exchanges), [], 'rejected, but stored');
      return storedSubmissions.length;
    },
    end: async () => {
      await runningProcess?.kill();
      preparedReceiver.remove();
    },
  };
}

export async function runTrial(act: (trial: Trial) => Promise<unknown>, cluster?: Cluster) {
  const trial = await startTrial(cluster);
  try {
    await act(trial);
    await trial.checkAndCountStored();
  } finally {
    await trial.end();
    await cluster?.remove();
  }
}

/**
 * Sends more orders than fit on the disk. A limit on the size of files stands in for a full disk. Then sends
 * some more, and kills the process while they are being sent. Finally starts the process without the limit,
 * and sends all orders again.
 */
export async function fillDisk(trial: Trial, count: number, fileKilobytes: number) {
  const { preparedReceiver, sendSubmission, checkAndCountStored } = trial;
  const runningProcess = await trial.start({ fileKilobytes });
  const earlyCount = Math.ceil(count * 0.9);
  await forEachConcurrently(listNumbers(1, earlyCount), (number) => sendSubmission(createOrder(number)));
  const rejectedExchanges = trial.exchanges.filter(({ status }) => status !== 200);
  assert(
    rejectedExchanges.length > 0 && rejectedExchanges.length < earlyCount,
    'some orders fit on the disk, and some did not',
  );
  for (const { status, retryAfter, error } of rejectedExchanges)
    assert.deepEqual([status, retryAfter, error], [503, '5', 'storage_unavailable']);
  assert.equal((await fetch(`${preparedReceiver.origin}/health`)).status, 503);
  assert.equal(
    runningProcess.errors.length,
    rejectedExchanges.length + 1,
    'a line in the log for each order and for /health',
  );
  for (const line of runningProcess.errors)
    assert.match(line, /^\S+ StoreUnavailable: SQLite: (?:disk I\/O error|database or disk is full)$/);

  const { countStep, waitForFaults } = scheduleFaults(count - earlyCount, 1, runningProcess.kill);
  await forEachConcurrently(listNumbers(earlyCount + 1, count - earlyCount), async (number) => {
    countStep();
    await sendSubmission(createOrder(number));
  });
  await waitForFaults();
  await checkAndCountStored();

  const restarted = await trial.start();
  await trial.sendAllOrThrow(listNumbers(1, count).map(createOrder));
  assert.equal(await restarted.end('SIGTERM'), 0);
  assert.equal(await checkAndCountStored(), count);
}

/**
 * Makes at most thirty backups at random times, and kills the process after each. Visitors repeat messages
 * and orders until they are accepted. Each restored backup must contain what was accepted before the backup
 * began.
 */
export async function backUpAndKill(trial: Trial) {
  const submissionCount = 5000;
  const { preparedReceiver, exchanges } = trial;
  const text = 'Habari '.repeat(100);
  const submissions = listNumbers(1, submissionCount / 2).flatMap((number) => [
    createMessage(number, text),
    createOrder(number),
  ]);
  let runningProcess = await trial.start();
  const { countStep, waitForFaults } = scheduleFaults(submissionCount, 30, async () => {
    const earlierExchanges = exchanges.slice();
    const backupFile = join(preparedReceiver.folder, crypto.randomUUID());
    const DATABASE = `${backupFile}-restored`;
    await backUp(preparedReceiver.databaseSettings.DATABASE, backupFile);
    await restore(backupFile, DATABASE);
    assert.deepEqual(listMissing(await listStoredSubmissions({ DATABASE }), earlierExchanges), []);
    assert.deepEqual(runningProcess.errors, []);
    // This kills the process that is running.
    runningProcess = await trial.start();
  });
  await forEachConcurrently(submissions, async (submission) => {
    while ((await trial.sendSubmission(submission)).status !== 200) await waitForFaults();
    countStep();
  });
  await waitForFaults();
  assert.equal(await trial.checkAndCountStored(), submissionCount);
}
