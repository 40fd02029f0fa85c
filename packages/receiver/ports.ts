/** Everything that the receiver needs from the world. */
import type { Context } from 'hono';
import type { OfficeLinks } from './office/link.ts';
import type { PublishedCatalogue } from '@site/content/catalogue/published-catalogue.schema';
import type { Store } from './store/store.ts';

export interface Ports {
  readonly store: Store;
  /** Milliseconds since 1970, for dates: someone may set that clock. */
  readonly now: () => number;
  /** Milliseconds since any moment, for durations. */
  readonly monotonic: () => number;
  /** The site's origin: the only one whose pages may send. */
  readonly site: string;
  readonly clientOf: (context: Context) => string;
  /** The seconds after which a client may come again, where it has sent too much. */
  readonly secondsToWait: (client: string) => number | undefined;
  /** Counts an order, and says whether its client has had its share of the invoices that are mailed in an hour. */
  readonly isOverShare: (client: string) => boolean;
  readonly report: (error: unknown) => void;
  /** Rejects where it cannot be read; an order is never priced by an older one. */
  readonly catalogue: () => Promise<PublishedCatalogue>;
  /** Unguessable: whoever knows it sees the order's lines. */
  readonly newReference: () => string;
  /** Rejects where the mail server would take no mail now. */
  readonly logIn: () => Promise<void>;
  /** Absent where no secret is set: then orders are noted by the command alone. */
  readonly office?: OfficeLinks | undefined;
}
