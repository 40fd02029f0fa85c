import fc from 'fast-check';
import { money } from '@site/rules/money/money';
import type { Billing, Catalogue, Unit } from '@site/rules/quote/catalogue';

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

/** Generates ids: some of the catalogue, unknown ones, and names of properties that every object has. */
export const anyId = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', ''),
  fc.string(),
  fc.constantFrom(...catalogue.map(({ id }) => id)),
);
