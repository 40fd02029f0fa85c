/** The parts of an email. */

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The `cid:` of the logo in the HTML. */
export const LOGO_ID = 'logo';

/** An email before it has a recipient. */
export interface Letter {
  /** The address for replies. Without it, replies go to the office. */
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  /** The same text with a design. */
  readonly html?: string;
  /**
   * The logo in the HTML, as PNG. The logo is attached, because email programs fetch no pictures until the
   * reader asks for them.
   */
  readonly logo?: Buffer;
  readonly pdf?: { readonly filename: string; readonly content: Buffer };
}

export interface Mail extends Letter {
  readonly replyTo: Mailbox;
  readonly from: Mailbox;
  readonly to: Mailbox;
  /** When the event that the email is about happened, in ISO 8601, however long the email has waited. */
  readonly date: string;
}
