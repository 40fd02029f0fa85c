/** The parts of an email. */

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The id of the logo's attachment, for `cid:` in the HTML. */
export const LOGO_ID = 'logo';

/** The content of an email, without its sender and recipient. */
export interface EmailContent {
  /** The address for replies. If it is missing, replies go to the office. */
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  /** The same text with a design. */
  readonly html?: string;
  /** The logo as PNG. It is attached, because email programs load no pictures until the reader allows it. */
  readonly logo?: Buffer;
  readonly pdf?: { readonly filename: string; readonly content: Buffer };
}

export interface Email extends EmailContent {
  readonly replyTo: Mailbox;
  readonly from: Mailbox;
  readonly to: Mailbox;
  /**
   * The time of the event that the email is about, in ISO 8601: of the payment, or else of the submission. It
   * does not change with each attempt.
   */
  readonly date: string;
}
