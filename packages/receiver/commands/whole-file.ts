/** Files of personal data: each is whole or not there, is written over nothing, and is for one user alone. */
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** SQLite's, beside the file itself. */
const ENDINGS = ['', '-wal', '-shm'];

/** Does something with the open file: a name may lead elsewhere by now. */
function withFile(path: string, flags: string, act: (file: number) => void): void {
  const file = openSync(path, flags, 0o600);
  act(file);
  closeSync(file);
}

/** What root makes is given to the folder's owner. */
function give(file: number, ownersFolder: string | undefined): void {
  if (ownersFolder === undefined || process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(ownersFolder);
  fchownSync(file, uid, gid);
}

/** Writes to a file beside the target first: whatever fails, no half copy has its name. */
export async function wholeFile<Result>(
  target: string,
  write: (partial: string) => Result | Promise<Result>,
  /** Whose owner gets the file where root writes it. */
  ownersFolder?: string,
): Promise<Result> {
  const there = ENDINGS.map((ending) => target + ending).find((file) => existsSync(file));
  if (there !== undefined) throw new Error(`${there} is there already; nothing is written over it`);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  try {
    withFile(partial, 'wx', (file) => {
      give(file, ownersFolder);
    });
    const result = await write(partial);
    withFile(partial, 'r', fsyncSync);
    renameSync(partial, target);
    withFile(dirname(target), 'r', fsyncSync);
    return result;
  } finally {
    for (const ending of ENDINGS) rmSync(partial + ending, { force: true });
  }
}
