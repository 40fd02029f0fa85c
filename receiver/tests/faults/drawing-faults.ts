/** Invoices that take long to draw, beside requests that must not wait for them. */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseJson, TEXT_FIELDS } from '../../site.ts';
import { mailServer, type Taken } from '../mail/mail-server.ts';
import { HOSTILE } from '../samples.ts';
import { mailsIn } from '../temporary-store.ts';
import { BY_INVOICE } from './mail-faults.ts';
import { from, orderOf, type Trial } from './trial.ts';

/** How many milliseconds the slowest answer took until it is done. */
async function slowestUntil({ health }: Trial, isDone: () => boolean | Promise<boolean>) {
  let slowest = 0;
  while (!(await isDone())) {
    const asked = performance.now();
    await health();
    slowest = Math.max(slowest, performance.now() - asked);
    await pause(5);
  }
  return slowest;
}

/** So many visitors order at once. */
const TOGETHER = 9;
const MOST_DELAY_MS = 50;

const inOrder = (all: readonly number[]) => all.map(Math.round).sort((one, other) => one - other);
const list = (all: readonly number[]) => inOrder(all).join(', ');
/** Not the worst, which is the machine's where others work on it. */
const median = (all: readonly number[]) => inOrder(all)[Math.floor(all.length / 2)] ?? 0;

const hasInvoice = ({ mail }: Taken) =>
  mail.attachments.some(({ mimeType }) => mimeType === 'application/pdf');

/** Orders come nine at once, again and again, and someone asks how the receiver is while their invoices are drawn. */
export async function drawnBesideHealth(trial: Trial, count: number) {
  const server = trial.own(await mailServer());
  const receiver = await trial.start({ settings: { SMTP_URL: server.url, ...BY_INVOICE } });
  const invoices = () => server.taken.filter(hasInvoice).length;
  const [atRest, busy]: [number[], number[]] = [[], []];
  for (let first = 1; first <= count; first += TOGETHER) {
    const restEnds = performance.now() + 1000;
    atRest.push(await slowestUntil(trial, () => performance.now() > restEnds));
    const all = trial.sendAll(from(first, TOGETHER).map(orderOf));
    busy.push(await slowestUntil(trial, () => invoices() >= first + TOGETHER - 1));
    await all;
  }
  await receiver.end('SIGTERM');
  const delay = median(busy) - median(atRest);
  const seen = `health took ${list(atRest)} ms at rest, and ${list(busy)} ms while nine invoices were drawn`;
  assert(delay <= MOST_DELAY_MS, seen);
  return `${invoices()} invoices as PDF; ${seen}`;
}

const LONG = 100_000;

/** What a form of today would refuse, and what takes long to measure, to break or to draw. */
const OLD_TEXTS = [
  ...HOSTILE,
  ...['W', 'e\u0301', 'क्ष्म', 'ﷺ', '👩🏾‍💻', '\u202E', 'a b ', 'a.', 'a\n', '//', '0 ', '\uD800'].map((sign) =>
    sign.repeat(LONG / sign.length),
  ),
];
/** Where the thread that answers drew such text, it took half a minute; this has the test's own work in it. */
const QUICK_MS = 3000;

/** Also of its lines; the address that its mail goes to stays. */
const TYPED = new Set<string>([...TEXT_FIELDS, 'name', 'unit'].filter((name) => name !== 'email'));

const withText = (fields: string, text: string) =>
  JSON.stringify(parseJson(fields), (name, value: unknown) => (TYPED.has(name) ? text : value));

/** Orders that were stored before a form had limits are mailed. */
export async function drawsOldText(trial: Trial, count: number) {
  const before = await trial.start({ settings: BY_INVOICE });
  await trial.sendAll(from(1, count).map(orderOf));
  await before.end('SIGTERM');
  const connection = new DatabaseSync(trial.place.place.DATABASE);
  const rows = connection.prepare('SELECT id, fields FROM submissions ORDER BY id').all();
  for (const [index, { id, fields }] of rows.entries())
    connection
      .prepare('UPDATE submissions SET fields = ? WHERE id = ?')
      .run(withText(String(fields), OLD_TEXTS[index % OLD_TEXTS.length] ?? ''), Number(id));
  connection.close();

  const server = trial.own(await mailServer());
  const receiver = await trial.start({ settings: { SMTP_URL: server.url, ...BY_INVOICE } });
  const slowest = await slowestUntil(trial, async () => (await trial.health()).mails.waiting === 0);
  const mails = (await mailsIn(trial.place.place)).flat();
  assert.deepEqual(receiver.errors, []);
  assert(mails.every(({ state }) => state === 'sent'));
  assert.equal(server.taken.filter(hasInvoice).length, count);
  assert.equal(server.taken.length, 2 * count);
  assert(slowest < QUICK_MS, `an answer took ${Math.round(slowest)} ms`);
  return `${count} invoices as PDF, of up to ${LONG} signs a field; health took at most ${Math.round(slowest)} ms`;
}
