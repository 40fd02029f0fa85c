/**
 * Limits invoices, because anyone can order with someone else's address. The command `resend` sends an
 * invoice that was held back.
 */
import { DAY_MS, HOUR_MS } from '@site/rules/time/dates';
import type { Query } from './database.ts';
import type { Submission } from './rows.ts';
import { INVOICE_NOT_HELD_BACK_SQL } from './schema.ts';

const MAX_DAILY_INVOICES_PER_MAILBOX = 5;

/** Drops dots and anything after a plus, because many providers deliver `a.nn+shop@` to `ann@`. */
const getMailbox = (email: string) => email.replaceAll(/(?:\+.*|\.)(?=.*@)/gu, '');

const shiftTime = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();

/**
 * Records the mailbox of an order's invoice, and holds back the invoice if it exceeds a limit. Runs in the
 * transaction that put the invoice into the outbox.
 */
export async function holdBackExcessInvoice(
  query: Query,
  order: Submission,
  maxInvoicesPerHour: number,
): Promise<void> {
  const { reference, receivedAt, suspect, email } = order;
  const mailbox = getMailbox(email);
  const setMailboxSql = "UPDATE outbox SET mailbox = $2 WHERE reference = $1 AND kind = 'invoice'";
  await query(setMailboxSql, reference, mailbox);

  /**
   * Returns whether more than `limit` invoices, including this one, were created within `periodMs`. Counts
   * the invoices to the given mailbox, or to all mailboxes if none is given. Invoices that were held back do
   * not count. Each query uses an index, so a large outbox does not slow it down.
   */
  async function isOverLimit(limit: number, periodMs: number, ...mailboxes: readonly string[]) {
    const firstBeyondLimit = await query(
      `SELECT id FROM outbox WHERE ${INVOICE_NOT_HELD_BACK_SQL} AND created_at > $1 AND created_at < $2
       ${mailboxes.length > 0 ? 'AND mailbox = $4' : ''} LIMIT 1 OFFSET $3`,
      shiftTime(receivedAt, -periodMs),
      // An invoice that is dated more than an hour after the order does not count, because the clock has been
      // set back since.
      shiftTime(receivedAt, HOUR_MS),
      limit,
      ...mailboxes,
    );
    return firstBeyondLimit.length > 0;
  }

  async function findReasonToHoldBack() {
    if (suspect) return 'Too many orders came from one connection';
    if (await isOverLimit(maxInvoicesPerHour, HOUR_MS))
      return `Customers are sent at most ${maxInvoicesPerHour} invoices an hour`;
    if (await isOverLimit(MAX_DAILY_INVOICES_PER_MAILBOX, DAY_MS, mailbox))
      return `One address is sent at most ${MAX_DAILY_INVOICES_PER_MAILBOX} invoices a day`;
    return undefined;
  }
  const reason = await findReasonToHoldBack();
  const holdBackSql =
    "UPDATE outbox SET state = 'failed', error = $2 WHERE reference = $1 AND kind = 'invoice'";
  if (reason !== undefined) await query(holdBackSql, reference, reason);
}
