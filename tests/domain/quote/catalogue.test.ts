import { expect, test } from 'vitest';
import { isCatalogueId, unitWords } from '../../../src/domain/quote/catalogue.ts';
import { catalogue } from './sample-catalogue.ts';

test.each([
  ['cloud-migration', ''],
  ['server-management', 'monthly'],
  ['email-setup', 'per mailbox'],
  ['security-training', 'per session'],
  ['user-training', 'per hour'],
  ['consultation', 'for 1 hour'],
])('the words beside the price of %s are "%s"', (id, words) => {
  expect(catalogue.filter((item) => item.id === id).map(unitWords)).toEqual([words]);
});

test('a unit that is paid every month says both', () => {
  expect(unitWords({ unit: 'mailbox', billing: 'monthly' })).toBe('per mailbox, monthly');
});

test('an id is lower case letters, digits and single hyphens, and not that of the custom line', () => {
  const fine = ['vpn-setup', 'vpn', 'm365-setup', '24x7', 'customs', 'custom-work'];
  expect(fine.filter((id) => !isCatalogueId(id))).toEqual([]);
  // A link puts `~` between ids and `.` before a quantity.
  const wrong = ['custom', '', 'VPN', 'vpn setup', 'vpn~setup', 'vpn.setup', '-vpn', 'vpn-', 'vpn--setup'];
  expect([...wrong, 'vpn\n', '__proto__'].filter(isCatalogueId)).toEqual([]);
});
