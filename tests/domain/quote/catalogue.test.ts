import { expect, test } from 'vitest';
import { includesSetup, isCatalogueId, itemPrice, unitWords } from '../../../src/domain/quote/catalogue.ts';
import { publishedCatalogue } from '../../../src/domain/quote/published-catalogue.ts';
import { publishedCatalogueSchema } from '../../../src/domain/quote/published-catalogue.schema.ts';
import { content } from '../../content/content.ts';
import { catalogue } from './sample-catalogue.ts';

const { company, policies } = content;

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

const published = (change: object) =>
  publishedCatalogueSchema.parse({
    ...publishedCatalogue(catalogue.slice(0, 1), company, [], policies),
    items: [{ id: 'x', name: 'X', billing: 'monthly', price: { amount: 1, currency: 'USD' }, ...change }],
  }).items[0]?.unitWords;

test.each([
  ['worded by the site', { unit: 'site', unitWords: 'for each site' }, 'for each site'],
  ['of a site built before it worded units', { unit: 'mailbox' }, 'per mailbox, monthly'],
  ['that this version does not know', { unit: 'site', colour: 'blue' }, 'per site, monthly'],
])('a published catalogue is read with a unit %s', (_, change, words) => {
  expect(published(change)).toBe(words);
});

test('an id is lower case letters, digits and single hyphens, and not that of the custom line', () => {
  const fine = ['vpn-setup', 'vpn', 'm365-setup', '24x7', 'customs', 'custom-work'];
  expect(fine.filter((id) => !isCatalogueId(id))).toEqual([]);
  // A link puts `~` between ids and `.` before a quantity.
  const wrong = ['custom', '', 'VPN', 'vpn setup', 'vpn~setup', 'vpn.setup', '-vpn', 'vpn-', 'vpn--setup'];
  expect([...wrong, 'vpn\n', '__proto__'].filter(isCatalogueId)).toEqual([]);
});
