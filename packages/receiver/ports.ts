/** The side effects of the routes and the daily jobs. server.ts and the tests provide them. */
import type { Context } from 'hono';
import type { OfficeLinks } from './office/link.ts';
import type { PublishedCatalogue } from '@site/content/catalogue/published-catalogue.schema';
import type { Payments } from './payments/payments.ts';
import type { Store } from './store/store.ts';

export interface Ports {
  readonly store: Store;
  readonly payments: Payments;
  /** Milliseconds since 1970, for dates. An operator may set this clock. */
  readonly now: () => number;
  /** Milliseconds from a clock that never jumps, for durations. */
  readonly monotonicNow: () => number;
  /** The site's origin. Only pages of this origin may send messages and orders. */
  readonly siteOrigin: string;
  readonly getClient: (context: Context) => string;
  /**
   * Counts a request. Returns the seconds until the client may try again, or undefined if the request is
   * allowed.
   */
  readonly getRetryDelaySeconds: (client: string) => number | undefined;
  /** Counts an order. Reports whether the client has used up its share of invoices for the hour. */
  readonly exceedsInvoiceShare: (client: string) => boolean;
  readonly report: (error: unknown) => void;
  /** Reads the catalogue. Rejects if it cannot be read, because an order is never priced by an older one. */
  readonly readCatalogue: () => Promise<PublishedCatalogue>;
  /** Makes a reference that cannot be guessed, because anyone who knows it can see the order's lines. */
  readonly createReference: () => string;
  /** Logs in at the mail server. Rejects if the server refuses us now. */
  readonly logIn: () => Promise<void>;
  /**
   * Undefined if OFFICE_SECRET is empty. Orders are then marked as paid only by the operator's command
   * `paid`.
   */
  readonly office?: OfficeLinks | undefined;
}
