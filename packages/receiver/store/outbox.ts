/** Email that waits, was sent or has failed. Its text is not stored, but composed for each attempt. */
import type { MailKind } from '../mail/mail-kinds.ts';
import type { Database, Query } from './database.ts';
import { findPayments, type Payment } from './payments.ts';
import { findSubmissions, type Submission } from './rows.ts';
import { WAITING_MESSAGE_MAIL_SQL, WAITING_ORDER_MAIL_SQL } from './schema.ts';

/** The state of an email, as an operator sees it. */
export interface MailStatus {
  readonly kind: MailKind;
  readonly state: 'waiting' | 'sent' | 'failed';
  /** The time of the next attempt, or when the email was sent or failed, in ISO 8601. */
  readonly at: string;
  readonly attempts: number;
  readonly error: string;
}

export type MailOutcome = Omit<MailStatus, 'kind'>;

interface WaitingMail {
  readonly id: number;
  readonly reference: string;
  readonly kind: MailKind;
  /** The Message-ID without its domain. Every attempt uses the same one. */
  readonly messageId: string;
  readonly attempts: number;
}

/** An email that is due, with all data that it is composed from. */
export interface DueMail extends Omit<WaitingMail, 'id'> {
  readonly submission: Submission;
  /** Further messages that the same email is about. */
  readonly otherMessages: readonly Submission[];
  /** The order's payments, as they are recorded now. */
  readonly payments: readonly Payment[];
  /** The reason why the customer's invoice was not sent when the order came. */
  readonly heldBackReason: string | undefined;
}

/**
 * Maximum pause between two attempts. A later due time means that the clock has been set back since it was
 * written.
 */
export const MAX_PAUSE_MS = 4 * 60 * 60 * 1000;

/** The number of waiting messages that go in one email. */
export const BATCH_SIZE = 20;

/**
 * Finds the email that has been due longest. A retried email therefore waits behind all others. Mail about
 * orders comes first, because customers wait for it and a flood of messages must not delay them.
 */
async function findNextDue(query: Query, now: string) {
  const latest = new Date(Date.parse(now) + MAX_PAUSE_MS).toISOString();
  const conditions = [
    ['at <= $1', now],
    ['at > $1', latest],
  ] as const;
  for (const waitsSql of [WAITING_ORDER_MAIL_SQL, WAITING_MESSAGE_MAIL_SQL])
    for (const [isDueSql, time] of conditions) {
      const [mail] = await query<WaitingMail>(
        `SELECT id, reference, kind, message_id AS "messageId", attempts FROM outbox
         WHERE ${waitsSql} AND ${isDueSql} ORDER BY at, id LIMIT 1`,
        time,
      );
      if (mail) return mail;
    }
  return undefined;
}

const FROM_OLDEST_DUE_MESSAGES_SQL = `FROM outbox WHERE ${WAITING_MESSAGE_MAIL_SQL} AND at <= $1
  ORDER BY at, id LIMIT ${BATCH_SIZE}`;

/**
 * Puts the BATCH_SIZE oldest due messages into one email, if there are that many and none has been tried
 * before. Stores the email's Message-ID with the messages, so the same batch is tried again after a crash.
 */
async function createBatch(query: Query, { id, messageId }: WaitingMail, now: string) {
  const firstRows = await query<{ id: number; tried: boolean | number }>(
    `SELECT id, at <> created_at AS tried ${FROM_OLDEST_DUE_MESSAGES_SQL}`,
    now,
  );
  if (firstRows.length === BATCH_SIZE && firstRows[0]?.id === id && firstRows.every(({ tried }) => !tried))
    await query(
      `UPDATE outbox SET message_id = $2 WHERE id IN (SELECT id ${FROM_OLDEST_DUE_MESSAGES_SQL})`,
      now,
      messageId,
    );
}

const WAITING_WITH_ID_SQL = "state = 'waiting' AND message_id = $1";

/** Sets a separate Message-ID for each message of a batch. */
const splitBatch = (query: Query, messageId: string) =>
  query(`UPDATE outbox SET message_id = message_id || '-' || id WHERE ${WAITING_WITH_ID_SQL}`, messageId);

/**
 * Selects the reason why an invoice was held back. Only an invoice that was held back fails without an
 * attempt. Once the order is paid, the confirmation replaces the invoice.
 */
const HELD_BACK_SQL = `SELECT error FROM outbox
  WHERE reference = $1 AND kind = 'invoice' AND state = 'failed' AND attempts = 0
  AND reference NOT IN (SELECT reference FROM outbox WHERE kind = 'confirmation' AND reference = $1)`;

export const createOutbox = ({ query: read, write }: Database) => ({
  listMails: (reference: string) =>
    read<MailStatus>(
      'SELECT kind, state, at, attempts, error FROM outbox WHERE reference = $1 ORDER BY id',
      reference,
    ),
  /**
   * Counts the waiting and the failed emails. `waitingSince` is when the oldest waiting email began to
   * wait, in ISO 8601. A person has to look at failed emails.
   */
  countMails: async () => {
    const noMails = { waiting: 0, failed: 0, waitingSince: null as string | null };
    const [counts = noMails] = await read<typeof noMails>(
      `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
         count(*) FILTER (WHERE state = 'failed') AS failed,
         min(created_at) FILTER (WHERE state = 'waiting') AS "waitingSince"
       FROM outbox WHERE state <> 'sent'`,
    );
    return counts;
  },
  /** Retries the submission's failed emails. Returns how many there are. */
  resend: async (reference: string, now: string): Promise<number> => {
    const retrySql = `UPDATE outbox SET state = 'waiting', at = $2, created_at = $2, attempts = 0
      WHERE reference = $1 AND state = 'failed' RETURNING id`;
    return (await write((query) => query(retrySql, reference, now))).length;
  },
  /** Takes the next due email, if there is one. No other process gets the email until the lease ends. */
  takeMail: async (now: string, leaseEnd: string): Promise<DueMail | undefined> => {
    // Reads first, because most often nothing is due, and a read does not block others.
    if (!(await findNextDue(read, now))) return undefined;
    return write(async (query) => {
      const mail = await findNextDue(query, now);
      if (!mail) return undefined;
      await createBatch(query, mail, now);
      await query(`UPDATE outbox SET at = $2 WHERE ${WAITING_WITH_ID_SQL}`, mail.messageId, leaseEnd);
      const [submission, ...otherMessages] = await findSubmissions(
        query,
        `reference IN (SELECT reference FROM outbox WHERE ${WAITING_WITH_ID_SQL}) ORDER BY id`,
        mail.messageId,
      );
      if (!submission) return undefined;
      const payments = await findPayments(query, mail.reference);
      const [invoice] = await query<{ error: string }>(HELD_BACK_SQL, mail.reference);
      return { ...mail, submission, otherMessages, payments, heldBackReason: invoice?.error };
    });
  },
  /**
   * Records how an attempt ended. After a refused batch each message is sent alone, because any message may
   * be the reason.
   */
  recordAttempt: async (mail: DueMail, { state, at, attempts, error }: MailOutcome) => {
    const recordSql = `UPDATE outbox SET state = $2, at = $3, attempts = $4, error = $5
      WHERE ${WAITING_WITH_ID_SQL}`;
    await write(async (query) => {
      await query(recordSql, mail.messageId, state, at, attempts, error);
      if (mail.otherMessages.length > 0 && attempts > mail.attempts) await splitBatch(query, mail.messageId);
    });
  },
});
