/** A mail before it has a form for any way of sending: SMTP here, a service's API beside a static site. */

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Of the company. */
export interface Mailboxes {
  /** Whom mails come from: the website's own address. */
  readonly from: Mailbox;
  readonly sales: Mailbox;
}

interface Attachment {
  readonly filename: string;
  readonly type: string;
  readonly content: Uint8Array;
}

export interface Mail {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  /** ISO 8601: when it was to be told, however long it has waited. */
  readonly date: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

/** What a mail is about. There is one of each kind for a submission, however often its cause is noted. */
export type MailKind =
  /** To the company: a message or an order has arrived. */
  | 'received'
  /** To the company: an order is paid, its money was taken back, or money has come in that does not fit. */
  | 'paid'
  | 'reversed'
  | 'differs'
  /** To the customer: the order and its invoice, which is still to be paid. */
  | 'invoice'
  /** To the customer: the order and its invoice, which is paid. */
  | 'confirmation';
