/**
 * The outbox holds emails that are waiting, were sent or have failed. It does not store their text, which is
 * composed for each attempt.
 */
import type { EmailKind } from '../mail/email-kinds.ts';
import type { Database, Query } from './database.ts';
import { selectPaymentRecords, type StoredPaymentRecord } from './payments.ts';
import { selectSubmissions, type Submission } from './rows.ts';
import { WAITING_MESSAGE_EMAIL_SQL, WAITING_ORDER_EMAIL_SQL } from './schema.ts';

/** The status of an email, as an operator sees it. */
export interface EmailStatus {
  readonly kind: EmailKind;
  readonly state: 'waiting' | 'sent' | 'failed';
  /** The time of the next attempt, or when the email was sent or failed, in ISO 8601. */
  readonly at: string;
  readonly attempts: number;
  readonly error: string;
}

/** The state of an email after an attempt to send it. */
export type EmailOutcome = Omit<EmailStatus, 'kind'>;

interface WaitingEmail {
  readonly id: number;
  readonly reference: string;
  readonly kind: EmailKind;
  /** The Message-ID without its domain. Every attempt uses the same Message-ID, until a batch is split. */
  readonly messageId: string;
  readonly attempts: number;
}

/** An email that is due, with all data from which it is composed. */
export interface DueEmail extends Omit<WaitingEmail, 'id'> {
  readonly submission: Submission;
  /** The other messages in the same email. */
  readonly otherMessages: readonly Submission[];
  /** The order's payments, as they are recorded now. */
  readonly paymentRecords: readonly StoredPaymentRecord[];
  /** The reason why the customer's invoice was held back, if it was. */
  readonly heldBackReason: string | undefined;
}

/** The maximum pause between two attempts. */
export const MAX_PAUSE_MS = 4 * 60 * 60 * 1000;

/** The number of contact messages that one email to the office combines. */
export const MESSAGES_PER_BATCH = 20;

/**
 * Finds the email that has been due longest. Emails about orders come before those about messages, because
 * customers wait for them, and a flood of messages must not delay them.
 */
async function findNextDue(query: Query, nowIso: string) {
  const latestPlausibleTime = new Date(Date.parse(nowIso) + MAX_PAUSE_MS).toISOString();
  // An email with a later time than any pause allows was dated while the clock was ahead, so it is due now.
  const dueConditions = [
    ['at <= $1', nowIso],
    ['at > $1', latestPlausibleTime],
  ] as const;
  for (const waitingSql of [WAITING_ORDER_EMAIL_SQL, WAITING_MESSAGE_EMAIL_SQL])
    for (const [dueSql, time] of dueConditions) {
      const [email] = await query<WaitingEmail>(
        `SELECT id, reference, kind, message_id AS "messageId", attempts FROM outbox
         WHERE ${waitingSql} AND ${dueSql} ORDER BY at, id LIMIT 1`,
        time,
      );
      if (email) return email;
    }
  return undefined;
}

const FROM_OLDEST_DUE_MESSAGES_SQL = `FROM outbox WHERE ${WAITING_MESSAGE_EMAIL_SQL} AND at <= $1
  ORDER BY at, id LIMIT ${MESSAGES_PER_BATCH}`;

/**
 * Puts the oldest due messages into one email, if there are MESSAGES_PER_BATCH of them, none has been tried,
 * and the given email is the oldest. All messages of the batch get the same Message-ID, so that a retry after
 * a crash sends the same batch.
 */
async function createBatchIfFull(query: Query, { id, messageId }: WaitingEmail, nowIso: string) {
  // `at` is the creation time until the first attempt, so a different `at` means that the email was tried.
  const firstRows = await query<{ id: number; tried: boolean | number }>(
    `SELECT id, at <> created_at AS tried ${FROM_OLDEST_DUE_MESSAGES_SQL}`,
    nowIso,
  );
  if (
    firstRows.length === MESSAGES_PER_BATCH &&
    firstRows[0]?.id === id &&
    firstRows.every(({ tried }) => !tried)
  )
    await query(
      `UPDATE outbox SET message_id = $2 WHERE id IN (SELECT id ${FROM_OLDEST_DUE_MESSAGES_SQL})`,
      nowIso,
      messageId,
    );
}

const WAITING_WITH_MESSAGE_ID_SQL = "state = 'waiting' AND message_id = $1";

/** Gives each message of a batch a separate Message-ID again. */
const splitBatch = (query: Query, messageId: string) =>
  query(
    `UPDATE outbox SET message_id = message_id || '-' || id WHERE ${WAITING_WITH_MESSAGE_ID_SQL}`,
    messageId,
  );

/**
 * Selects the reason why an invoice was held back. An invoice that failed with no attempts must have been
 * held back: nothing else fails that way. Once the order is paid, the reason does not matter, because the
 * customer gets the confirmation.
 */
const HELD_BACK_REASON_SQL = `SELECT error FROM outbox
  WHERE reference = $1 AND kind = 'invoice' AND state = 'failed' AND attempts = 0
  AND reference NOT IN (SELECT reference FROM outbox WHERE kind = 'confirmation' AND reference = $1)`;

export const createOutbox = ({ query: read, write }: Database) => ({
  listEmails: (reference: string) =>
    read<EmailStatus>(
      'SELECT kind, state, at, attempts, error FROM outbox WHERE reference = $1 ORDER BY id',
      reference,
    ),
  /**
   * Counts the waiting and the failed emails. `waitingSince` is the time at which the oldest waiting email
   * was created.
   */
  countEmails: async () => {
    const noEmails = { waiting: 0, failed: 0, waitingSince: null as string | null };
    const [counts = noEmails] = await read<typeof noEmails>(
      `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
         count(*) FILTER (WHERE state = 'failed') AS failed,
         min(created_at) FILTER (WHERE state = 'waiting') AS "waitingSince"
       FROM outbox WHERE state <> 'sent'`,
    );
    return counts;
  },
  /** Puts the failed emails of a submission back in the queue. Returns their number. */
  requeueFailedEmails: async (reference: string, nowIso: string) => {
    const retrySql = `UPDATE outbox SET state = 'waiting', at = $2, created_at = $2, attempts = 0
      WHERE reference = $1 AND state = 'failed' RETURNING id`;
    return (await write((query) => query(retrySql, reference, nowIso))).length;
  },
  /** Takes the next due email, if there is one. No other process gets the email until the lease ends. */
  takeEmail: async (nowIso: string, leaseEnd: string): Promise<DueEmail | undefined> => {
    // Reads first, because usually nothing is due, and a read blocks no other process.
    if (!(await findNextDue(read, nowIso))) return undefined;
    return write(async (query) => {
      const email = await findNextDue(query, nowIso);
      if (!email) return undefined;
      await createBatchIfFull(query, email, nowIso);
      await query(
        `UPDATE outbox SET at = $2 WHERE ${WAITING_WITH_MESSAGE_ID_SQL}`,
        email.messageId,
        leaseEnd,
      );
      const [submission, ...otherMessages] = await selectSubmissions(
        query,
        `reference IN (SELECT reference FROM outbox WHERE ${WAITING_WITH_MESSAGE_ID_SQL}) ORDER BY id`,
        email.messageId,
      );
      if (!submission) return undefined;
      const paymentRecords = await selectPaymentRecords(query, email.reference);
      const [invoice] = await query<{ error: string }>(HELD_BACK_REASON_SQL, email.reference);
      return { ...email, submission, otherMessages, paymentRecords, heldBackReason: invoice?.error };
    });
  },
  /** Records how an attempt ended. */
  recordAttempt: async (email: DueEmail, { state, at, attempts, error }: EmailOutcome) => {
    const recordSql = `UPDATE outbox SET state = $2, at = $3, attempts = $4, error = $5
      WHERE ${WAITING_WITH_MESSAGE_ID_SQL}`;
    await write(async (query) => {
      await query(recordSql, email.messageId, state, at, attempts, error);
      // A batch that failed is split, because any of its messages may be the reason. An attempt during an
      // outage is not counted, and the batch stays whole.
      if (email.otherMessages.length > 0 && attempts > email.attempts)
        await splitBatch(query, email.messageId);
    });
  },
});
