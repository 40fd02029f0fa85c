/** A mail, whichever way it is sent. */

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The `cid:` of the logo in the HTML. */
export const LOGO_ID = 'logo';

export interface Letter {
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly text: string;
  /** The same words with their design. */
  readonly html?: string;
  /** The HTML's picture as PNG, because mail programs fetch none before they are asked. */
  readonly logo?: Uint8Array;
}

export interface Mail extends Letter {
  readonly from: Mailbox;
  readonly to: Mailbox;
  /** ISO 8601: when its cause happened, however long it has waited. */
  readonly date: string;
  readonly pdf?: { readonly filename: string; readonly content: Uint8Array };
}

/** A submission has at most one mail of each kind. */
export type MailKind =
  /** To the company: a message or an order has arrived. */
  | 'received'
  /** To the company: the link that notes the order as paid. Its replies go to no one else. */
  | 'desk'
  /** To the company: an order is paid, its money was taken back, or a payment does not match it. */
  | 'paid'
  | 'reversed'
  | 'differs'
  /** To the customer: the order with its proforma invoice, or with its receipt. */
  | 'invoice'
  | 'confirmation';
