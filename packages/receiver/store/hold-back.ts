/**
 * Holds back invoices: anyone can order under any address, so without a limit the receiver would write to
 * strangers for anyone who asks. `resend` sends one that a person has judged. Each limit has an index to
 * count by.
 */
import { DAY_MS } from '@site/rules/time/dates';
import type { Query } from './database.ts';
import type { Submission } from './rows.ts';
import { IS_SENT_INVOICE } from './schema.ts';

const HOUR_MS = 60 * 60 * 1000;

const MAILBOX_PER_DAY = 5;

/** Many providers deliver `a.nn+shop@` to `ann@`. */
const mailboxOf = (email: string) => email.replaceAll(/(?:\+.*|\.)(?=.*@)/gu, '');

const shiftBy = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();

/** Runs in the transaction that has just put the order's invoice into the outbox. */
export async function holdBackExcess(query: Query, order: Submission, mostPerHour: number): Promise<void> {
  const { reference, receivedAt, suspect, email } = order;
  const mailbox = mailboxOf(email);
  const setMailbox = "UPDATE outbox SET mailbox = $2 WHERE reference = $1 AND kind = 'invoice'";
  await query(setMailbox, reference, mailbox);

  /** Counts the invoices of that time, this one included: to everyone, or to one mailbox. */
  async function isExceeded(limit: number, ms: number, ...oneMailbox: readonly string[]) {
    const [found] = await query<{ count: number }>(
      `SELECT count(*) AS count FROM (
         SELECT id FROM outbox WHERE ${IS_SENT_INVOICE} AND created_at > $1 AND created_at < $2
         ${oneMailbox.length > 0 ? 'AND mailbox = $4' : ''} LIMIT $3
       ) AS found`,
      shiftBy(receivedAt, -ms),
      // Later ones were noted by a clock that has been set back since.
      shiftBy(receivedAt, HOUR_MS),
      limit + 1,
      ...oneMailbox,
    );
    return found !== undefined && found.count > limit;
  }

  async function reasonToHoldBack() {
    if (suspect) return 'Too many orders came from one connection';
    if (await isExceeded(mostPerHour, HOUR_MS))
      return `Customers are sent at most ${mostPerHour} invoices an hour`;
    if (await isExceeded(MAILBOX_PER_DAY, DAY_MS, mailbox))
      return `One address is sent at most ${MAILBOX_PER_DAY} invoices a day`;
    return undefined;
  }
  const reason = await reasonToHoldBack();
  const holdBack = "UPDATE outbox SET state = 'failed', error = $2 WHERE reference = $1 AND kind = 'invoice'";
  if (reason !== undefined) await query(holdBack, reference, reason);
}
