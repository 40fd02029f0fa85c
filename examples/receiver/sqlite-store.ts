import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Payment, Store, Submission } from './store.ts';

/** How long one process waits for another's transaction, in milliseconds. */
const LOCK_MS = 5000;

/** FULL: an answer is only given for what would survive a power cut. */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  BEGIN IMMEDIATE;
  CREATE TABLE IF NOT EXISTS submissions (
    key TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('contact', 'order')),
    reference TEXT NOT NULL,
    received_at TEXT NOT NULL,
    suspect INTEGER NOT NULL CHECK (suspect IN (0, 1)),
    body TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS order_references ON submissions (reference) WHERE kind = 'order';
  CREATE TABLE IF NOT EXISTS payments (
    reference TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'declined')),
    at TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS paid_once ON payments (reference) WHERE outcome = 'paid';
  COMMIT;
`;

type Row = Record<string, SQLOutputValue>;

const submission = (row: Row): Submission => ({
  key: String(row.key),
  kind: row.kind === 'order' ? 'order' : 'contact',
  reference: String(row.reference),
  receivedAt: String(row.received_at),
  suspect: row.suspect === 1,
  body: String(row.body),
});

const payment = (row: Row): Payment => ({
  reference: String(row.reference),
  outcome: row.outcome === 'paid' ? 'paid' : 'declined',
  at: String(row.at),
});

/** SQLite in a file, as Node 24 brings it. Its calls block, so each of them is whole before the next begins. */
export function sqliteStore(path: string): Store {
  const database = new DatabaseSync(path, { timeout: LOCK_MS });
  database.exec(SCHEMA);
  const byKey = database.prepare('SELECT * FROM submissions WHERE key = ?');
  const byReference = database.prepare("SELECT * FROM submissions WHERE kind = 'order' AND reference = ?");
  const insert = database.prepare(
    'INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING RETURNING *',
  );
  const pay = database.prepare(
    `INSERT INTO payments SELECT :reference, :outcome, :at
     WHERE NOT EXISTS (SELECT 1 FROM payments WHERE reference = :reference AND outcome = 'paid')`,
  );
  const paid = database.prepare("SELECT 1 FROM payments WHERE reference = ? AND outcome = 'paid'");
  const allSubmissions = database.prepare('SELECT * FROM submissions ORDER BY rowid');
  const allPayments = database.prepare('SELECT * FROM payments ORDER BY rowid');
  const one = database.prepare('SELECT 1');

  const recall = (key: string) => {
    const row = byKey.get(key);
    return row && submission(row);
  };
  const keep = ({ key, kind, reference, receivedAt, suspect, body }: Submission): Submission => {
    const row = insert.get(key, kind, reference, receivedAt, suspect ? 1 : 0, body) ?? byKey.get(key);
    if (!row) throw new Error('A submission is neither new nor known');
    return submission(row);
  };
  const isPaid = (reference: string) => paid.get(reference) !== undefined;

  return {
    recall: (key) => Promise.resolve(recall(key)),
    keepOnce: (sent) => Promise.resolve(keep(sent)),
    findOrder: (reference) => {
      const row = byReference.get(reference);
      return Promise.resolve(row && submission(row));
    },
    notePayment: ({ reference, outcome, at }: Payment) => {
      pay.run({ reference, outcome, at });
      return Promise.resolve(isPaid(reference) ? 'paid' : 'declined');
    },
    isPaid: (reference) => Promise.resolve(isPaid(reference)),
    submissions: () => Promise.resolve(allSubmissions.all().map(submission)),
    payments: () => Promise.resolve(allPayments.all().map(payment)),
    check: () => {
      one.get();
      return Promise.resolve();
    },
    close: () => {
      database.close();
    },
  };
}
