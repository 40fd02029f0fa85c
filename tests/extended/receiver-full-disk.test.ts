/** Three thousand orders on a disk that fills up, kill -9 in the middle, then room again: none lost, none doubled. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '../../src/domain/delivery/submission.ts';
import { receiverPlace } from '../receiver/receiver-process.ts';
import { order, ticket } from '../receiver/samples.ts';

const ORDERS = 3000;
/** So many visitors at once. */
const AT_ONCE = 50;

interface Answer {
  readonly status: number | 'lost';
  readonly reference?: string | undefined;
}

async function send(own: string, number: number): Promise<Answer> {
  try {
    const response = await fetch(`${own}/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: ticket(number).key },
      body: JSON.stringify(order(number)),
    });
    const { reference } = (await response.json()) as { reference?: string };
    return { status: response.status, reference };
  } catch {
    return { status: 'lost' };
  }
}

/** Every order once, many at a time. */
async function sendAll(
  own: string,
  answered: (answer: Answer) => void,
): Promise<ReadonlyMap<number, Answer>> {
  const answers = new Map<number, Answer>();
  const numbers = Array.from({ length: ORDERS }, (_, index) => index + 1).values();
  const visitor = async () => {
    for (const number of numbers) {
      const answer = await send(own, number);
      answers.set(number, answer);
      answered(answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return answers;
}

type Place = Awaited<ReturnType<typeof receiverPlace>>;

/** Gives what was answered while there was too little room, and checks everything else. */
async function acceptedAreKept(place: Place, fileKilobytes: number | undefined, makeRoom: () => void) {
  let running = await place.start(fileKilobytes === undefined ? {} : { fileKilobytes });
  try {
    let refused = 0;
    const killed = Promise.withResolvers<unknown>();
    const tight = await sendAll(place.own, ({ status }) => {
      if (status === 503) refused += 1;
      if (refused === 100) killed.resolve(running.kill());
    });
    await killed.promise;
    const accepted = Array.from(tight).filter(([, { status }]) => status === 200);
    const keptThen = new Map((await place.kept()).map(({ key, reference }) => [key, reference]));
    for (const [number, { reference }] of accepted)
      expect(keptThen.get(ticket(number).key), `order ${number}`).toBe(reference);

    makeRoom();
    running = await place.start();
    const roomy = await sendAll(place.own, () => undefined);
    expect(Array.from(roomy.values()).filter(({ status }) => status !== 200)).toEqual([]);
    for (const [number, { reference }] of accepted) expect(roomy.get(number)?.reference).toBe(reference);
    expect(await running.end('SIGTERM')).toBe(0);
    const kept = await place.kept();
    expect(kept).toHaveLength(ORDERS);
    expect(new Set(kept.map(({ key }) => key)).size).toBe(ORDERS);
    return { accepted: accepted.length, refused };
  } finally {
    await running.kill();
    place.remove();
  }
}

test('a file that may not grow', { timeout: 300_000 }, async () => {
  const { accepted, refused } = await acceptedAreKept(await receiverPlace(), 5000, () => undefined);
  expect(accepted).toBeGreaterThan(100);
  expect(refused).toBeGreaterThanOrEqual(100);
});

test.runIf(process.getuid?.() === 0)('a file system that is full', { timeout: 300_000 }, async () => {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
  try {
    const place = await receiverPlace({ disk });
    const { accepted, refused } = await acceptedAreKept(place, undefined, () => {
      execFileSync('mount', ['-o', 'remount,size=64m', disk]);
    });
    expect(accepted).toBeGreaterThan(100);
    expect(refused).toBeGreaterThanOrEqual(100);
  } finally {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
});
