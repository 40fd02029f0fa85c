import { formatMoney, type Money } from '../money/money.ts';

/** How each unit of `content/catalogue.yaml` is worded beside a price. */
export const UNITS = {
  mailbox: 'per mailbox',
  session: 'per session',
  hour: 'per hour',
  '1 hour': 'for 1 hour',
} as const;

export type Unit = keyof typeof UNITS;
export type Billing = 'once' | 'monthly';

/** What a quote needs of a service. */
export interface CatalogueItem {
  readonly id: string;
  readonly name: string;
  /** A few words; the description says it whole. */
  readonly brief: string;
  readonly description: string;
  /** What is paid separately. */
  readonly excludes?: string | undefined;
  readonly price: Money;
  /** What one piece is. A whole job has none. */
  readonly unit?: Unit | undefined;
  readonly billing: Billing;
}

export type Catalogue = readonly CatalogueItem[];

/** The id of the line for the visitor's own service, so no catalogue service may have it. */
export const CUSTOM_ID = 'custom';

/** Lower-case words joined by hyphens, which a shared link can carry as they are. */
export const isCatalogueId = (id: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id) && id !== CUSTOM_ID;

const isUnit = (unit: string): unit is Unit => Object.keys(UNITS).includes(unit);

/** `per mailbox`, `for 1 hour`, `monthly`, `per mailbox, monthly`, or nothing for a whole job paid once. */
export function unitWords({ unit, billing }: { unit?: string | undefined; billing: Billing }): string {
  const words = unit === undefined ? [] : [isUnit(unit) ? UNITS[unit] : `per ${unit}`];
  return [...words, ...(billing === 'monthly' ? ['monthly'] : [])].join(', ');
}

/** Nothing is set up in an hour or a session. */
export const includesSetup = ({ unit }: Pick<CatalogueItem, 'unit'>): boolean =>
  unit === undefined || unit === 'mailbox';

/** `USD 180 per mailbox`, `USD 2,500`. */
export const itemPrice = (item: CatalogueItem): string =>
  `${formatMoney(item.price)} ${unitWords(item)}`.trimEnd();
