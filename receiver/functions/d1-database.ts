/** Cloudflare's D1 as the receiver's database: https://developers.cloudflare.com/d1/worker-api/. */
import {
  type Action,
  type Database,
  OutcomeUnknown,
  type Row,
  type Statements,
  StoreUnavailable,
  type Value,
} from '../database.ts';

interface Prepared {
  readonly bind: (...values: readonly Value[]) => Prepared;
  readonly all: () => Promise<{ readonly results: readonly Row[] }>;
}

export interface D1 {
  readonly prepare: (sql: string) => Prepared;
  /** All of them in one transaction, or none. */
  readonly batch: (statements: readonly Prepared[]) => Promise<unknown>;
}

/** Somebody was faster as often as that: then something else is wrong. */
const TRIES = 5;

const isTaken = (error: unknown) => error instanceof Error && error.message.includes('UNIQUE constraint');

const bound = (d1: D1, sql: string, values: readonly Value[]) =>
  d1.prepare(sql.replaceAll(/\$(\d+)/g, '?$1')).bind(...values);

const noScript = () => Promise.reject(new Error('Tables are made by wrangler'));

async function ask<Shape>(d1: D1, sql: string, values: readonly Value[]) {
  try {
    return (await bound(d1, sql, values).all()).results as readonly Shape[];
  } catch (error) {
    throw new StoreUnavailable('D1 cannot be read', { cause: error });
  }
}

/**
 * D1 has no transaction that asks in between. An action's questions are asked at once; what it writes is written together
 * at its end, and gives no rows. Where somebody was faster, the tables' unique columns refuse all of it.
 */
async function attempt<Result>(d1: D1, action: Action<Result>): Promise<Result> {
  const writes: Prepared[] = [];
  const statements: Statements = {
    rows: (sql, ...values) => {
      if (/^\s*SELECT\b/i.test(sql)) return ask(d1, sql, values);
      writes.push(bound(d1, sql, values));
      return Promise.resolve([]);
    },
    script: noScript,
  };
  const result = await action(statements);
  if (writes.length > 0) await d1.batch(writes);
  return result;
}

async function write<Result>(d1: D1, action: Action<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(d1, action);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      if (!isTaken(error) || tries === TRIES)
        throw new OutcomeUnknown('D1 does not say whether it has kept it', { cause: error });
    }
  }
}

export const d1Database = (d1: D1): Database => ({
  read: (action) => action({ rows: (sql, ...values) => ask(d1, sql, values), script: noScript }),
  write: (action) => write(d1, action),
  scrub: () => Promise.resolve(),
  close: () => Promise.resolve(),
});
