/** The side effects of the routes and the daily jobs. server.ts and the tests provide them. */
import type { Context } from 'hono';
import type { PublishedCatalogue } from '@site/content/catalogue/published-catalogue.schema';
import type { OfficeLinks } from './office/link.ts';
import type { Payments } from './payments/payments.ts';
import type { Store } from './store/store.ts';

export interface Ports {
  readonly store: Store;
  readonly payments: Payments;
  /** Milliseconds since 1970, for dates. An operator may set this clock. */
  readonly now: () => number;
  /** Milliseconds since some moment, for durations. */
  readonly monotonic: () => number;
  /** The site's origin. Only its pages may send. */
  readonly site: string;
  readonly getClient: (context: Context) => string;
  /** Returns the seconds after which a client that has sent too much may try again. */
  readonly getSecondsToWait: (client: string) => number | undefined;
  /**
   * Counts an order of the client. Reports whether the client has used up its share of the invoices that are
   * mailed in an hour.
   */
  readonly isBeyondInvoiceShare: (client: string) => boolean;
  readonly report: (error: unknown) => void;
  /** Reads the catalogue. Rejects if it cannot be read, because an order is never priced by an older one. */
  readonly catalogue: () => Promise<PublishedCatalogue>;
  /** Makes a reference that cannot be guessed, because anyone who knows it can see the order's lines. */
  readonly createReference: () => string;
  /** Logs in at the mail server. Rejects if the server refuses us now. */
  readonly logIn: () => Promise<void>;
  /** Missing if no secret is set. Without a secret, only the command marks orders as paid. */
  readonly office?: OfficeLinks | undefined;
}
