/** What several tables' transactions write. */
import type { MailKind } from '../mail/mail.ts';
import type { Rows } from './database.ts';

/** Within the caller's transaction. What is noted again brings no second mail. */
export async function insertMails(rows: Rows, kinds: readonly MailKind[], reference: string, at: string) {
  for (const kind of kinds)
    await rows(
      `INSERT INTO outbox (reference, kind, message_id, created_at, state, at, attempts, error)
       VALUES ($1, $2, $3, $4, 'waiting', $4, 0, '') ON CONFLICT (reference, kind) DO NOTHING`,
      ...[reference, kind, crypto.randomUUID(), at],
    );
}
