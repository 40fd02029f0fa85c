/** Faults of the disk, of the process, and of other processes at the same file. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { submissionsIn, temporaryFolder } from '../temporary-store.ts';
import { amongSteps, crowd, from, lostOf, messageOf, orderOf, type Trial } from './trial.ts';

const UNAVAILABLE = { status: 503, retryAfter: '5', error: 'storage_unavailable' };

/** Orders until nothing fits any more and beyond, kill -9 among the refusals, then room and everything again. */
export async function fills(trial: Trial, count: number, fileKilobytes: number) {
  const { place, send, check } = trial;
  const receiver = await trial.start({ fileKilobytes });
  const early = Math.ceil(count * 0.9);
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  await crowd(from(1, early), async (number) => answers.push(await send(orderOf(number))));
  const refused = answers.filter(({ status }) => status !== 200);
  assert(refused.length > 0 && refused.length < early, 'some orders found room, and some did not');
  for (const answer of refused) assert.deepEqual(answer, UNAVAILABLE);
  assert.equal((await fetch(`${place.own}/health`)).status, 503);
  assert.equal((await fetch(`${place.own}/pay/ORD-1`)).status, 404, 'what is there can be read');
  assert.equal(receiver.errors.length, refused.length + 1, 'a line in the log for each, and for health');
  for (const line of receiver.errors)
    assert.match(line, /^\S+ StoreUnavailable: SQLite: (?:disk I\/O error|database or disk is full)$/);

  let late = 0;
  const killed = Promise.withResolvers<unknown>();
  await crowd(from(early + 1, count - early), async (number) => {
    await send(orderOf(number));
    late += 1;
    if (late === Math.ceil((count - early) / 4)) killed.resolve(receiver.kill());
  });
  await killed.promise;
  await check();

  const again = await trial.start();
  await trial.sendAll(from(1, count).map(orderOf));
  assert.equal(await again.end('SIGTERM'), 0);
  assert.equal((await check()).length, count);
}

/** Half of them messages. Each visitor sends again and again, until there is an answer. */
export async function killedAtRandom(trial: Trial, count: number, kills: number) {
  const sendings = from(1, count / 2).flatMap((number) => [messageOf(number), orderOf(number)]);
  await trial.start();
  const { step, isOver } = amongSteps(count, kills, () => trial.start());
  await crowd(sendings, async (sending) => {
    while ((await trial.send(sending)).status !== 200) await isOver();
    step();
  });
  await isOver();
  assert.equal((await trial.check()).length, count);
}

const MANAGE = join(import.meta.dirname, '../../main.ts');
/** The options of deploy/receiver.service, and the memory that it may take by them. */
const NODE_OPTIONS = '--max-semi-space-size=4 --max-old-space-size=128';
const MOST_MEGABYTES = 300;
const BACKUPS = 5;

/** The most memory that the process has ever had. */
function peakMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

const address = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** Backups one after the other while messages arrive; each has to hold what was answered before it was begun. */
export async function backedUp(trial: Trial, count: number) {
  const { place, exchanges } = trial;
  const receiver = await trial.start({ settings: { TRUSTED_PROXIES: '127.0.0.1', NODE_OPTIONS } });
  const folder = temporaryFolder();
  const manage = (DATABASE: string, ...parameters: readonly string[]) =>
    promisify(execFile)(process.execPath, [MANAGE, ...parameters], {
      env: { ...place.environment, DATABASE },
    });
  const text = 'Habari '.repeat(100);
  let isBackedUp = false;
  function* visitors() {
    for (let number = 1; number <= count || !isBackedUp; number += 1)
      yield { ...messageOf(number, `${number} ${text}`), headers: { 'X-Forwarded-For': address(number) } };
  }
  try {
    const arriving = trial.sendAll(visitors());
    const sizes: number[] = [];
    for (const number of from(1, BACKUPS)) {
      while (exchanges.length < (count * number) / (BACKUPS + 1)) await Promise.race([arriving, pause(10)]);
      const before = exchanges.slice();
      const DATABASE = join(folder, `${number}.db`);
      await manage(place.place.DATABASE, 'backup', DATABASE);
      const file = await submissionsIn({ DATABASE });
      assert.deepEqual(lostOf(before, file), [], `backup ${number} lacks what was answered before it`);
      sizes.push(file.length);
    }
    isBackedUp = true;
    await arriving;
    const megabytes = peakMegabytes(receiver.pid);
    assert(megabytes < MOST_MEGABYTES, `it took ${megabytes} MB`);
    assert.deepEqual(receiver.errors, []);
    const { length } = await trial.check();
    assert(
      sizes.every((size) => size > 0 && size < length),
      'each was made while messages arrived',
    );
    const DATABASE = join(folder, 'restored.db');
    await manage(DATABASE, 'restore', join(folder, `${BACKUPS}.db`));
    assert.equal((await submissionsIn({ DATABASE })).length, sizes.at(-1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
