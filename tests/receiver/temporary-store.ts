/** A store in a file of its own, which can be read from outside. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteReader, type Reader } from '../../examples/receiver/sqlite-reader.ts';
import { sqliteStore } from '../../examples/receiver/sqlite-store.ts';

/** A folder in memory, where there is one: hundreds of flushes to a disk take seconds. */
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export const temporaryFolder = () => mkdtempSync(join(parent, 'receiver-'));

export function readFrom<Value>(file: string, question: (reader: Reader) => Value): Value {
  const reader = sqliteReader(file);
  try {
    return question(reader);
  } finally {
    reader.close();
  }
}

export const submissionsIn = (file: string) => readFrom(file, (reader) => reader.submissions().toArray());
export const paymentsIn = (file: string) => readFrom(file, (reader) => reader.payments());

export function temporaryStore() {
  const folder = temporaryFolder();
  const file = join(folder, 'receiver.db');
  const store = sqliteStore(file);
  return {
    file,
    store: {
      ...store,
      close: () => {
        store.close();
        rmSync(folder, { recursive: true });
      },
    },
    /** Puts something else in the place of a submission's fields, as nobody should. */
    damage: (key: string, fields: string | null) => {
      const connection = new DatabaseSync(file);
      connection.prepare('UPDATE submissions SET fields = ? WHERE key = ?').run(fields, key);
      connection.close();
    },
    submissions: () => submissionsIn(file),
    payments: () => paymentsIn(file),
  };
}
