import { formatMoney } from '../../src/domain/money/money.ts';
import type { AddOn } from '../../src/domain/content/plan.schema.ts';
import { type PricedRow, priceRange } from '../../src/domain/facts/price-row.ts';

/** `Monitoring: from KES 28,000 per month` */
export const priceLine = (row: PricedRow) =>
  `${row.label}: ${priceRange(row)}${row.per ? ` per ${row.per}` : ''}`;

/** `Custom Automation Project, from KES 25,000: …` */
export const addOnLine = ({ name, description, price, startsAt }: AddOn) =>
  `${name}, ${startsAt ? 'from ' : ''}${formatMoney(price)}: ${description}`;
