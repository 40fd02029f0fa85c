/** A mail before it has a form for any way of sending. */

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The `cid:` of the logo in the HTML. */
export const LOGO_ID = 'logo';

/** What it says, and to whom an answer goes. */
export interface Letter {
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly text: string;
  /** The same beside it, for the eye. */
  readonly html?: string;
  /** What the HTML shows, as PNG: mail programs fetch no picture before they are asked. */
  readonly logo?: Uint8Array;
}

export interface Mail extends Letter {
  readonly from: Mailbox;
  readonly to: Mailbox;
  /** ISO 8601: when its cause happened, however long it has waited. */
  readonly date: string;
  readonly pdf?: { readonly filename: string; readonly content: Uint8Array };
}

/** What a mail is about. There is one of each kind for a submission, however often its cause is noted. */
export type MailKind =
  /** To the company: a message or an order has arrived. */
  | 'received'
  /** To the company: the link with which it notes the order as paid. Its answers go to no one else. */
  | 'desk'
  /** To the company: an order is paid, its money was taken back, or a payment does not match it. */
  | 'paid'
  | 'reversed'
  | 'differs'
  /** To the customer: the order and its invoice, which is still to be paid, or is paid. */
  | 'invoice'
  | 'confirmation';
