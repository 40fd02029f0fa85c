import { formatMoney, type Money } from '../money/money.ts';

/** The label beside a price, for each unit that `content/catalogue.yaml` can name. */
export const UNIT_LABELS = {
  mailbox: 'per mailbox',
  session: 'per session',
  hour: 'per hour',
  // This is a session of fixed length. The quantity counts sessions, not hours.
  '1 hour': 'for 1 hour',
} as const;

export type Unit = keyof typeof UNIT_LABELS;
export type Billing = 'once' | 'monthly';

export interface CatalogueItem {
  readonly id: string;
  readonly name: string;
  /** A few words that sum up the description. */
  readonly brief: string;
  readonly description: string;
  /** Says which costs are paid separately. */
  readonly excludes?: string | undefined;
  readonly price: Money;
  /** The unit that the price is for. A service that is priced as a whole has none. */
  readonly unit?: Unit | undefined;
  /** Names what its quantity counts, as a singular noun, such as `server`. */
  readonly each?: string | undefined;
  readonly billing: Billing;
}

export type Catalogue = readonly CatalogueItem[];

/** The id of the custom service's line. No service of the catalogue may have it. */
export const CUSTOM_SERVICE_ID = 'custom';

/**
 * Accepts lower-case words and digits that are joined by hyphens, because they need no escaping in a shared
 * link. Rejects the id of the custom service.
 */
export const isCatalogueId = (id: string) =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id) && id !== CUSTOM_SERVICE_ID;

/**
 * Formats a unit as `per mailbox`, `for 1 hour`, `monthly` or `per mailbox, monthly`. Returns an empty string
 * for a service that is paid once and has no unit.
 */
export const formatUnit = ({ unit, billing }: Pick<CatalogueItem, 'unit' | 'billing'>) =>
  [unit && UNIT_LABELS[unit], billing === 'monthly' && 'monthly'].filter(Boolean).join(', ');

/** Joins the description of a service with the sentence on what is paid separately. */
export const describeItem = ({ description, excludes = '' }: CatalogueItem) =>
  `${description} ${excludes}`.trimEnd();

/** Returns whether the price includes setup. An hour or a session involves no setup. */
export const includesSetup = ({ unit }: Pick<CatalogueItem, 'unit'>) =>
  unit === undefined || unit === 'mailbox';

/** Formats a price as `USD 180 per mailbox` or `USD 2,500`. */
export const formatItemPrice = (item: CatalogueItem) =>
  `${formatMoney(item.price)} ${formatUnit(item)}`.trimEnd();
