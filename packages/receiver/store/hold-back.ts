/**
 * Invoices that are held back: anyone can order under any address, so that without a bound the receiver would write to
 * strangers for whoever asks. A person decides about each: `resend` sends it. Each bound is counted by an index.
 */
import type { Rows } from './database.ts';
import { insertMails, type Submission } from './rows.ts';
import { IS_SENT_INVOICE } from './schema.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** In 24 hours. Of a known address an order was paid, and that money not taken back. */
const MOST_A_DAY = { unknown: 3, known: 20 };

/** To many providers an address with points, or with something behind a plus, is the same mailbox. */
const mailboxOf = (email: string) => email.replaceAll(/(?:\+.*|\.)(?=.*@)/gu, '');

const moved = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();

/** What is later than an hour from now was noted by a clock that has been set back since. */
const span = (at: string, ms: number) => [moved(at, -ms), moved(at, HOUR_MS)] as const;

const counting = (where: string, parameters: string) =>
  `SELECT count(*) AS count FROM (SELECT id FROM outbox WHERE ${IS_SENT_INVOICE}
   AND created_at > $1 AND created_at < $2 AND ${where} LIMIT ${parameters}) AS found`;
const TO_ALL = counting('true', '$3');
const TO_MAILBOX = counting('mailbox = $4', '$3');

const KNOWN = `SELECT reference FROM payments WHERE email = $1 AND outcome = 'paid'
  AND reference NOT IN (SELECT reference FROM payments WHERE email = $1 AND outcome = 'reversed') LIMIT 1`;

const FLOOD = "SELECT id FROM outbox WHERE kind = 'flood' AND created_at > $1 AND created_at < $2 LIMIT 1";
const ADDRESS = "UPDATE outbox SET mailbox = $2 WHERE reference = $1 AND kind = 'invoice'";
const HOLD_BACK = "UPDATE outbox SET state = 'failed', error = $2 WHERE reference = $1 AND kind = 'invoice'";

/** Of an order whose invoice has just been put into the outbox, within the same transaction. */
export async function holdBackExcess(rows: Rows, order: Submission, mostAnHour: number): Promise<void> {
  const { reference, email, receivedAt } = order;
  const mailbox = mailboxOf(email);
  await rows(ADDRESS, reference, mailbox);
  const [[toAll], [toMailbox], [known]] = [
    await rows<{ count: number }>(TO_ALL, ...span(receivedAt, HOUR_MS), mostAnHour + 1),
    await rows<{ count: number }>(TO_MAILBOX, ...span(receivedAt, DAY_MS), MOST_A_DAY.known + 1, mailbox),
    await rows(KNOWN, email),
  ];
  const isFlood = (toAll?.count ?? 0) > mostAnHour;
  const most = known ? MOST_A_DAY.known : MOST_A_DAY.unknown;
  if (isFlood) await rows(HOLD_BACK, reference, `Customers are sent at most ${mostAnHour} invoices an hour`);
  else if ((toMailbox?.count ?? 0) > most) {
    const whose = known ? 'One address' : 'An address of which no order was paid';
    await rows(HOLD_BACK, reference, `${whose} is sent at most ${most} invoices a day`);
  }
  const [warned] = await rows(FLOOD, ...span(receivedAt, HOUR_MS));
  if (isFlood && !warned) await insertMails(rows, ['flood'], reference, receivedAt);
}
