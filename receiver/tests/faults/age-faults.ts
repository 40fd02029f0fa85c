/** What becomes old, and clocks that are wrong about that. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '../../../tests/free-port.ts';
import { waitUntil } from '../../../tests/wait-until.ts';
import type { RunningProcess } from '../receiver-process.ts';
import { from, messageOf, orderOf, type Trial } from './trial.ts';

const HOUR_MS = 3_600_000;
/** Longer than an answer is repeated. */
const HEALTH_LIMIT_MS = 5000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** Whoever sent it comes of the reference; of three, the first is new, the second old, and the third old and paid. */
const AGED = `
  UPDATE submissions SET email = lower(reference) || '@example.co.ke';
  UPDATE submissions SET received_at = '2020-01-01T00:00:00.000Z' WHERE id % 3 <> 1;
  INSERT INTO payments (reference, outcome, note, at)
    SELECT reference, 'paid', '', received_at FROM submissions WHERE id % 3 = 0;
`;

/** Two receivers at one file start on a day on which a third of it has become too old. */
export async function growsOld(trial: Trial, count: number) {
  const { exchanges, place } = trial;
  const before = await trial.start();
  await trial.sendAll(from(1, count).map(orderOf));
  await before.end('SIGTERM');
  const connection = new DatabaseSync(place.place.DATABASE);
  connection.exec(AGED);
  connection.prepare('UPDATE daily_purge SET counted_from = ?').run(ago(25 * HOUR_MS));
  const old = connection.prepare('SELECT key FROM submissions WHERE id % 3 = 2').all();
  connection.close();
  const expired = new Set(old.map(({ key }) => key));
  // What is still there then was never sent.
  exchanges.splice(0, Infinity, ...exchanges.filter(({ key }) => !expired.has(key)));

  const own = await trial.start();
  const other = await place.start({ settings: { PORT: String(await freePort()) } });
  const purges = () => [...own.lines, ...other.lines].filter((line) => line.includes('Deleted'));
  await waitUntil(() => purges().length > 0, 'the day’s deletion');
  await trial.sendAll(from(count + 1, count).map((number) => messageOf(number)));
  assert.equal(await other.end('SIGTERM'), 0);
  await trial.start();
  assert.equal((await trial.check()).length, 2 * count - expired.size);
  assert.match(purges().join('; '), new RegExp(`^\\S+ Deleted ${expired.size} submissions [^;]*$`, 'u'));
  return `${expired.size} deleted, logged by one of two receivers; new and paid orders stay`;
}

/** The clock goes back and forth by a year or ten, and the receiver is started again each time. */
export async function goesWrong(trial: Trial, count: number) {
  const clock = join(import.meta.dirname, 'clock.ts');
  const file = join(trial.place.folder, 'clock');
  const settings = { CLOCK_FILE: file, NODE_OPTIONS: `--import=${clock}` };
  writeFileSync(file, '0');
  const leaps = [-YEAR_MS, 10 * YEAR_MS, -HOUR_MS, 0];
  const all: RunningProcess[] = [await trial.start({ settings })];
  for (const [index, leapMs] of leaps.entries()) {
    writeFileSync(file, String(leapMs));
    await trial.sendAll(from(1 + index * count, count).map(orderOf));
    const ofNow = async () => (await trial.health()).mails.waiting === (1 + index) * count;
    await waitUntil(ofNow, 'health to be of now', HEALTH_LIMIT_MS);
    const { http, store, catalogue, payments } = await trial.health();
    assert.deepEqual([http, store.ok, catalogue.ok, payments.ok], [200, true, true, true]);
    all.push(await trial.start({ settings }));
    await trial.sendAll(from(1, (1 + index) * count).map(orderOf));
    assert.equal((await trial.check()).length, (1 + index) * count);
  }
  for (const { errors, lines } of all) {
    assert.deepEqual(errors, []);
    assert(!lines.some((line) => line.includes('Deleted')));
  }
  return `${leaps.length} times; health was of now, and nothing was taken for old, or taken twice`;
}
