/** The dependencies of the routes and of the scheduled tasks. Tests replace them. */
import type { Context } from 'hono';
import type { OfficeLinks } from './office/link.ts';
import type { PublishedCatalogue } from '@site/content/catalogue/published-catalogue.schema';
import type { Payments } from './payments/payments.ts';
import type { Store } from './store/store.ts';

export interface Ports {
  readonly store: Store;
  readonly payments: Payments;
  /** Milliseconds since 1970, for dates. The time may jump, because operators can set this clock. */
  readonly now: () => number;
  /** Milliseconds from a clock that never jumps, for durations. */
  readonly monotonicNow: () => number;
  /** The site's origin. Only pages of this origin may send messages and orders. */
  readonly siteOrigin: string;
  /** Returns the IP address of the client, or the range of addresses that counts as one client. */
  readonly getClientAddress: (context: Context) => string;
  /**
   * Counts a request of a client. Returns the seconds after which the client may try again, or undefined if
   * the request is allowed.
   */
  readonly countRequest: (client: string) => number | undefined;
  /**
   * Counts an order of a client. Returns whether earlier orders of the client have used up its invoices for
   * the hour.
   */
  readonly countInvoice: (client: string) => boolean;
  /** Logs an error, without personal data. */
  readonly logError: (error: unknown) => void;
  /** Reads the catalogue. Rejects if it cannot be read, because no order is priced by an older catalogue. */
  readonly readCatalogue: () => Promise<PublishedCatalogue>;
  /** Creates a reference that no one can guess, because anyone who knows it can see the order's lines. */
  readonly createReference: () => string;
  /**
   * Rejects if the mail server cannot be reached or does not accept our login. Does nothing if SMTP_URL is
   * not set.
   */
  readonly logInToMailServer: () => Promise<void>;
  /**
   * Undefined if OFFICE_SECRET is empty. Then the office has no page on which to mark an order as paid, only
   * the operator's command `paid`.
   */
  readonly officeLinks?: OfficeLinks | undefined;
}
