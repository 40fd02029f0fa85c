/** Who runs a command: the service's user, or root. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { from, orderOf, type Trial } from './trial.ts';

const MANAGE = join(import.meta.dirname, '../../manage.ts');

/** `nobody`, whom every system has. */
const SERVICE = { uid: 65_534, gid: 65_534 };
const ROOT = { uid: 0, gid: 0 };
const TURNS = [
  [ROOT, SERVICE],
  [SERVICE, ROOT],
  [ROOT, ROOT],
  [SERVICE, SERVICE],
] as const;

/** The receiver runs as its own user; backups are made and restored by that user and by root, each by each. */
export async function restoredByEither(trial: Trial, count: number) {
  if (process.geteuid?.() !== 0) throw new Error('It takes two users: run this as root');
  const { DATABASE } = trial.place.place;
  const state = dirname(DATABASE);
  const backups = join(state, 'backups');
  mkdirSync(backups);
  for (const folder of [state, backups]) chownSync(folder, SERVICE.uid, SERVICE.gid);
  const manage = (user: typeof ROOT, ...parameters: readonly string[]) =>
    promisify(execFile)(process.execPath, [MANAGE, ...parameters], {
      ...user,
      env: trial.place.environment,
    });
  for (const [turn, [backer, restorer]] of TURNS.entries()) {
    const running = await trial.start({ user: SERVICE });
    await trial.sendAll(from(1 + turn * count, count).map(orderOf));
    const backup = join(backups, `${turn}.db`);
    await manage(backer, 'backup', backup);
    // A command of root's must leave nothing that the service cannot open.
    await manage(ROOT, 'list');
    assert.equal(await running.end('SIGTERM'), 0);
    for (const ending of ['', '-wal', '-shm'])
      if (statSync(DATABASE + ending, { throwIfNoEntry: false }))
        renameSync(DATABASE + ending, join(backups, `${turn}-before.db${ending}`));
    await manage(restorer, 'restore', backup);
    for (const file of [backup, DATABASE]) {
      const { uid, gid, mode } = statSync(file);
      assert.deepEqual({ uid, gid, mode: mode & 0o777 }, { ...SERVICE, mode: 0o600 }, file);
    }
    assert.equal((await trial.check()).length, (turn + 1) * count);
  }
  await trial.start({ user: SERVICE });
  await trial.sendAll(from(1, TURNS.length * count).map(orderOf));
  assert.equal((await trial.check()).length, TURNS.length * count);
  return `${TURNS.length} backups by two users, each restored; all belong to the service, with mode 0600`;
}
