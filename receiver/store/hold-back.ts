/**
 * Invoices that are held back: anyone can order under any address, so that without a bound the receiver would write to
 * strangers for whoever asks. A person decides about each: `resend` sends it.
 */
import type { Rows } from './database.ts';
import { insertMails } from './outbox.ts';
import type { Submission } from './submissions.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** In 24 hours. Of a known address an order was paid, and that money not taken back. */
const MOST_A_DAY = { unknown: 3, known: 20 };

/** To many providers an address with points, or with something behind a plus, is the same mailbox. */
const mailboxOf = (email: string) => email.replaceAll(/(?:\+.*|\.)(?=.*@)/gu, '');

const moved = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();

/** What is later than an hour from now was noted by a clock that has been set back since. */
const span = (at: string, ms: number) => [moved(at, -ms), moved(at, HOUR_MS)] as const;

const TO_CUSTOMERS = `SELECT email, created_at AS "at"
  FROM outbox JOIN submissions ON submissions.reference = outbox.reference
  WHERE outbox.kind = 'invoice' AND created_at > $1 AND created_at < $2 AND NOT (state = 'failed' AND attempts = 0)`;

const KNOWN = `SELECT reference FROM submissions WHERE email = $1
  AND reference IN (SELECT reference FROM payments WHERE outcome = 'paid')
  AND reference NOT IN (SELECT reference FROM payments WHERE outcome = 'reversed') LIMIT 1`;

/** Which bound the newest invoice, to that address at that time, is beyond. */
async function boundBroken(rows: Rows, { email, receivedAt }: Submission, mostAnHour: number) {
  const day = await rows<{ email: string; at: string }>(TO_CUSTOMERS, ...span(receivedAt, DAY_MS));
  const anHourAgo = moved(receivedAt, -HOUR_MS);
  if (day.filter(({ at }) => at > anHourAgo).length > mostAnHour) return 'hour';
  const toMailbox = day.filter((one) => mailboxOf(one.email) === mailboxOf(email)).length;
  if (toMailbox <= MOST_A_DAY.unknown) return undefined;
  const [known] = await rows(KNOWN, email);
  if (!known) return 'unknown';
  return toMailbox > MOST_A_DAY.known ? 'known' : undefined;
}

const FLOOD = "SELECT id FROM outbox WHERE kind = 'flood' AND created_at > $1 AND created_at < $2 LIMIT 1";
const HOLD_BACK = `UPDATE outbox SET state = 'failed', error = $2 WHERE reference = $1 AND kind = 'invoice'`;

/** Of an order whose invoice has just been put into the outbox, within the same transaction. */
export async function holdBackExcess(rows: Rows, order: Submission, mostAnHour: number): Promise<void> {
  const bound = await boundBroken(rows, order, mostAnHour);
  if (!bound) return;
  const { reference, receivedAt } = order;
  const why = {
    hour: `Customers are sent at most ${mostAnHour} invoices an hour`,
    unknown: `An address of which no order was paid is sent at most ${MOST_A_DAY.unknown} invoices a day`,
    known: `One address is sent at most ${MOST_A_DAY.known} invoices a day`,
  }[bound];
  await rows(HOLD_BACK, reference, why);
  if (bound !== 'hour') return;
  const [warned] = await rows(FLOOD, ...span(receivedAt, HOUR_MS));
  if (!warned) await insertMails(rows, ['flood'], reference, receivedAt);
}
