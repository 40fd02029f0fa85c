import { expect, test } from 'vitest';
import { includesSetup, isCatalogueId, itemPrice, unitWords } from '../../quote/catalogue.ts';
import { catalogue } from './sample-catalogue.ts';

test('the words beside a price, if there are any', () => {
  const units = catalogue.map((item) => [item.id, unitWords(item)]).filter(([, words]) => words !== '');
  expect(Object.fromEntries(units)).toEqual({
    'server-management': 'monthly',
    'email-setup': 'per mailbox',
    'security-training': 'per session',
    'data-backup': 'monthly',
    'user-training': 'per hour',
    consultation: 'for 1 hour',
  });
});

test.each([
  ['email-setup', 'USD 180 per mailbox'],
  ['cloud-migration', 'USD 2,500'],
])('the price of %s in a sentence is %s', (id, words) => {
  expect(catalogue.filter((item) => item.id === id).map(itemPrice)).toEqual([words]);
});

test('setup is promised where something is set up', () => {
  expect(catalogue.filter((item) => !includesSetup(item)).map(({ id }) => id)).toEqual([
    ...['security-training', 'user-training', 'consultation'],
  ]);
});

test('a unit that is paid every month says both, and one that is not known yet is named', () => {
  expect(unitWords({ unit: 'mailbox', billing: 'monthly' })).toBe('per mailbox, monthly');
  expect(unitWords({ unit: 'site', billing: 'once' })).toBe('per site');
});

test('an id is lower case letters, digits and single hyphens, and not that of the custom line', () => {
  const fine = ['vpn-setup', 'vpn', 'm365-setup', '24x7', 'customs', 'custom-work'];
  expect(fine.filter((id) => !isCatalogueId(id))).toEqual([]);
  // A link puts `~` between ids and `.` before a quantity.
  const wrong = ['custom', '', 'VPN', 'vpn setup', 'vpn~setup', 'vpn.setup', '-vpn', 'vpn-', 'vpn--setup'];
  expect([...wrong, 'vpn\n', '__proto__'].filter(isCatalogueId)).toEqual([]);
});
