/** A store in a file of its own, which can be read from outside. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteReader, type Reader } from '../../examples/receiver/sqlite-reader.ts';
import { sqliteStore } from '../../examples/receiver/sqlite-store.ts';

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
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
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
    submissions: () => submissionsIn(file),
    payments: () => paymentsIn(file),
  };
}
