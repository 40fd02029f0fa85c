import { formatMoney, type Money } from '../money/money.ts';

/** The words beside a price, by the unit in `content/catalogue.yaml`. */
export const UNITS = {
  mailbox: 'per mailbox',
  session: 'per session',
  hour: 'per hour',
  '1 hour': 'for 1 hour',
} as const;

export type Unit = keyof typeof UNITS;
export type Billing = 'once' | 'monthly';

export interface CatalogueItem {
  readonly id: string;
  readonly name: string;
  /** A few words that sum up the description. */
  readonly brief: string;
  readonly description: string;
  /** Costs that are paid separately. */
  readonly excludes?: string | undefined;
  readonly price: Money;
  /** The unit of one piece. A whole job has none. */
  readonly unit?: Unit | undefined;
  readonly billing: Billing;
}

export type Catalogue = readonly CatalogueItem[];

/** The id of the custom service's line. No service of the catalogue may have it. */
export const CUSTOM_ID = 'custom';

/** Lower-case words joined by hyphens, which a shared link can carry as they are. */
export const isCatalogueId = (id: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id) && id !== CUSTOM_ID;

const isUnit = (unit: string): unit is Unit => Object.keys(UNITS).includes(unit);

/**
 * `per mailbox`, `for 1 hour`, `monthly`, `per mailbox, monthly`, or an empty string for a job that is paid
 * once.
 */
export function unitWords({ unit, billing }: { unit?: string | undefined; billing: Billing }): string {
  const words = unit === undefined ? [] : [isUnit(unit) ? UNITS[unit] : `per ${unit}`];
  return [...words, ...(billing === 'monthly' ? ['monthly'] : [])].join(', ');
}

/** An hour or a session sets nothing up. */
export const includesSetup = ({ unit }: Pick<CatalogueItem, 'unit'>): boolean =>
  unit === undefined || unit === 'mailbox';

/** `USD 180 per mailbox`, `USD 2,500`. */
export const itemPrice = (item: CatalogueItem): string =>
  `${formatMoney(item.price)} ${unitWords(item)}`.trimEnd();
