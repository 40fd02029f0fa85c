import fc from 'fast-check';
import { money } from '../../money/money.ts';
import type { Billing, Catalogue, Unit } from '../../quote/catalogue.ts';
import type { CustomService } from '../../quote/custom-service.ts';
import { quoteLines } from '../../quote/lines.ts';
import { QUANTITY } from '../../quote/quantity.ts';
import type { Selection } from '../../quote/selection.ts';

type Row = readonly [id: string, usd: number, billing?: Billing, unit?: Unit];

/** The quote catalogue of the specification, in its order. */
const ROWS: readonly Row[] = [
  ['cloud-migration', 2500],
  ['network-setup', 1800],
  ['cybersecurity-audit', 1200],
  ['server-management', 850, 'monthly'],
  ['backup-solution', 650],
  ['firewall-config', 450],
  ['automation-setup', 380],
  ['vpn-setup', 280],
  ['email-setup', 180, 'once', 'mailbox'],
  ['security-training', 150, 'once', 'session'],
  ['data-backup', 120, 'monthly'],
  ['user-training', 95, 'once', 'hour'],
  ['system-audit', 75],
  ['consultation', 25, 'once', '1 hour'],
];

export const catalogue: Catalogue = ROWS.map(([id, usd, billing = 'once', unit]) => ({
  id,
  name: `The ${id}`,
  brief: `Briefly ${id}`,
  description: `What ${id} includes`,
  price: money(usd, 'USD'),
  billing,
  unit,
  icon: 'cloud',
}));

/** The visitor’s own service in most examples. */
export const cabling: CustomService = { kind: 'valid', name: 'Cabling', price: money(180.5, 'USD') };

const quantity = fc.integer({ min: QUANTITY.min, max: QUANTITY.max });

/** Any services of the catalogue, ticked in any order. */
export const anySelection: fc.Arbitrary<Selection> = fc
  .shuffledSubarray(catalogue.map(({ id }) => id))
  .chain((ids) =>
    fc
      .array(quantity, { minLength: ids.length, maxLength: ids.length })
      .map((quantities) => new Map(ids.map((id, index) => [id, quantities[index] ?? QUANTITY.min]))),
  );

/** A custom service's price as it may be typed, in cents. */
export const anyCustomCents = fc.integer({ min: 2_500, max: 250_000 });

/** Any quote that can be ordered, with the visitor's own service or without. */
export const anyQuote = fc
  .tuple(anySelection, fc.option(anyCustomCents))
  .map(([selection, cents]) => {
    const own: CustomService =
      cents === null ? { kind: 'empty' } : { kind: 'valid', name: 'Own', price: money(cents / 100, 'USD') };
    return quoteLines(selection, own, catalogue);
  })
  .filter(({ length }) => length > 0);

/** Ids of the catalogue, ids that are not, and ids that objects have by themselves. */
export const anyId = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', ''),
  fc.string(),
  fc.constantFrom(...catalogue.map(({ id }) => id)),
);
