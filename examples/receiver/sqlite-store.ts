import type { DatabaseSync } from 'node:sqlite';
import { connect, database, IN_MEMORY } from './sqlite-database.ts';
import { insertSubmission, submission } from './sqlite-rows.ts';
import { prepareTables } from './sqlite-schema.ts';
import type { Kind, Payment, Store } from './store.ts';

/** A check writes as much as the longest body with its fields: on a disk that is nearly full, a byte proves nothing. */
const ROOM_BYTES = 160 * 1024;

/** One statement, prepared once, for each question that a request asks. */
function questions(connection: DatabaseSync) {
  const byKey = connection.prepare('SELECT * FROM submissions WHERE kind = ? AND key = ?');
  const byReference = connection.prepare("SELECT * FROM submissions WHERE kind = 'order' AND reference = ?");
  const outcomes = connection.prepare('SELECT MAX(outcome) AS outcome FROM payments WHERE reference = ?');
  return {
    recall: (kind: Kind, key: string) => {
      const row = byKey.get(kind, key);
      return row && submission(row);
    },
    findOrder: (reference: string) => {
      const row = byReference.get(reference);
      return row && submission(row);
    },
    paymentOf: (reference: string): Payment['outcome'] | undefined => {
      // Of the two words, `paid` is the later in the alphabet.
      const outcome = outcomes.get(reference)?.outcome;
      return outcome === 'paid' || outcome === 'declined' ? outcome : undefined;
    },
  };
}

/** SQLite in a file, as Node 24 brings it. Throws where the file cannot be used at all. */
export function sqliteStore(path: string): Store {
  const connection = connect(path);
  prepareTables(connection);
  const { read, write } = database(connection, path);
  const { recall, findOrder, paymentOf } = questions(connection);
  const pay = connection.prepare('INSERT INTO payments (reference, outcome, at) VALUES (?, ?, ?)');
  const prove = connection.prepare(
    `INSERT INTO health VALUES (1, zeroblob(${ROOM_BYTES})) ON CONFLICT (id) DO UPDATE SET room = excluded.room`,
  );
  return {
    recall: (kind, key) => read(() => recall(kind, key)),
    findOrder: (reference) => read(() => findOrder(reference)),
    paymentOf: (reference) => read(() => paymentOf(reference)),
    keepOnce: (sent) => write(() => recall(sent.kind, sent.key) ?? insertSubmission(connection, sent)),
    notePayment: ({ reference, outcome, at }) =>
      write(() => {
        if (paymentOf(reference) === 'paid') return 'paid';
        pay.run(reference, outcome, at);
        return outcome;
      }),
    check: () =>
      write(() => {
        prove.run();
      }),
    close: () => {
      connection.close();
    },
  };
}

export const memoryStore = (): Store => sqliteStore(IN_MEMORY);
