/**
 * Invoices that are held back: anyone can order under any address, so that without a bound the receiver would write to
 * strangers for whoever asks. A person decides about each: `resend` sends it. Each bound is counted by an index.
 */
import type { Rows } from './database.ts';
import type { Submission } from './rows.ts';
import { IS_SENT_INVOICE } from './schema.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** To one mailbox in 24 hours. */
const MOST_A_DAY = 5;

/** To many providers an address with points, or with something behind a plus, is the same mailbox. */
const mailboxOf = (email: string) => email.replaceAll(/(?:\+.*|\.)(?=.*@)/gu, '');

const moved = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();

/** What is later than an hour from now was noted by a clock that has been set back since. */
const span = (at: string, ms: number) => [moved(at, -ms), moved(at, HOUR_MS)] as const;

const counting = (where: string) =>
  `SELECT count(*) AS count FROM (SELECT id FROM outbox WHERE ${IS_SENT_INVOICE}
   AND created_at > $1 AND created_at < $2 AND ${where} LIMIT $3) AS found`;
const TO_ALL = counting('true');
const TO_MAILBOX = counting('mailbox = $4');

const ADDRESS = "UPDATE outbox SET mailbox = $2 WHERE reference = $1 AND kind = 'invoice'";
const HOLD_BACK = "UPDATE outbox SET state = 'failed', error = $2 WHERE reference = $1 AND kind = 'invoice'";

/** Of an order whose invoice has just been put into the outbox, within the same transaction. */
export async function holdBackExcess(rows: Rows, order: Submission, mostAnHour: number): Promise<void> {
  const { reference, receivedAt, suspect } = order;
  const mailbox = mailboxOf(order.email);
  await rows(ADDRESS, reference, mailbox);
  const [toAll] = await rows<{ count: number }>(TO_ALL, ...span(receivedAt, HOUR_MS), mostAnHour + 1);
  const ofDay = [...span(receivedAt, DAY_MS), MOST_A_DAY + 1] as const;
  const [toMailbox] = await rows<{ count: number }>(TO_MAILBOX, ...ofDay, mailbox);
  if (suspect) await rows(HOLD_BACK, reference, 'Too many orders came from one connection');
  else if ((toAll?.count ?? 0) > mostAnHour)
    await rows(HOLD_BACK, reference, `Customers are sent at most ${mostAnHour} invoices an hour`);
  else if ((toMailbox?.count ?? 0) > MOST_A_DAY)
    await rows(HOLD_BACK, reference, `One address is sent at most ${MOST_A_DAY} invoices a day`);
}
