import { describe, expect, test } from 'vitest';
import { isCatalogueId, unitWords } from '../../../src/domain/quote/catalogue.ts';
import { catalogue } from './sample-catalogue.ts';

describe('the words beside a price are those of the specification', () => {
  test.each([
    ['cloud-migration', ''],
    ['server-management', 'monthly'],
    ['email-setup', 'per mailbox'],
    ['security-training', 'per session'],
    ['data-backup', 'monthly'],
    ['user-training', 'per hour'],
    ['consultation', '1 hour'],
  ])('%s: "%s"', (id, words) => {
    expect(catalogue.filter((item) => item.id === id).map(unitWords)).toEqual([words]);
  });

  test('a unit that is paid every month says both', () => {
    expect(unitWords({ unit: 'mailbox', billing: 'monthly' })).toBe('per mailbox, monthly');
  });
});

describe('an id', () => {
  test.each(['vpn-setup', 'vpn', 'm365-setup', '24x7', 'customs', 'custom-work'])('%s is fine', (id) => {
    expect(isCatalogueId(id)).toBe(true);
  });

  test.each([
    ['the custom line’s own', 'custom'],
    ['nothing', ''],
    ['capitals', 'VPN'],
    ['a space', 'vpn setup'],
    ['what a link uses between ids', 'vpn~setup'],
    ['what a link uses before a quantity', 'vpn.setup'],
    ['a hyphen at the start', '-vpn'],
    ['a hyphen at the end', 'vpn-'],
    ['two hyphens', 'vpn--setup'],
    ['a line break at the end', 'vpn\n'],
    ['a property of all objects', '__proto__'],
  ])('with %s is refused', (_, id) => {
    expect(isCatalogueId(id)).toBe(false);
  });
});
