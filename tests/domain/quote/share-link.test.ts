import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuantity, NOTHING_SELECTED } from '../../../src/domain/quote/selection.ts';
import { decodeShareLink, encodeShareLink } from '../../../src/domain/quote/share-link.ts';
import { anySelection, catalogue } from './sample-catalogue.ts';
import { forAll } from '../../property.ts';

const ids = new Set(catalogue.map(({ id }) => id));
const vpn = { id: 'vpn-setup', name: 'The vpn-setup' };
const two = new Map([['vpn-setup', 2]]);

describe('a link', () => {
  test('is short and can be read', () => {
    const selection = new Map([
      ['vpn-setup', 1],
      ['cloud-migration', 2],
    ]);
    expect(encodeShareLink(selection)).toBe('#q=cloud-migration.2~vpn-setup.1');
  });

  forAll(
    'of any quote opens it again, is one for whatever was ticked first, and passes through chat and mail',
    [anySelection],
    (selection) => {
      const link = encodeShareLink(selection);
      // Ids and quantities only, in characters that no program changes.
      expect(link).toMatch(/^#q=(?:[a-z-]+\.\d+(?:~[a-z-]+\.\d+)*)?$/);
      expect(encodeShareLink(new Map([...selection].reverse()))).toBe(link);
      const opened = selection.size > 0 ? { selection, changes: [] } : undefined;
      expect(decodeShareLink(link, catalogue)).toEqual(opened);
    },
  );
});

describe('an opened link', () => {
  test.each([
    ['without the number sign', 'q=vpn-setup.2'],
    ['with its characters escaped', '#q=vpn%2Dsetup%2E2'],
    ['among other parameters', '#from=chat&q=vpn-setup.2&x=1'],
    ['with empty entries', '#q=~vpn-setup.2~~'],
  ])('%s is understood', (_, fragment) => {
    expect(decodeShareLink(fragment, catalogue)).toEqual({ selection: two, changes: [] });
  });

  test.each([
    ['an unknown service', 'gone.1', { kind: 'unknown', id: 'gone' }],
    ['an unknown service without a quantity', 'gone', { kind: 'unknown', id: 'gone' }],
    ['no id', '.1', { kind: 'unknown', id: '' }],
    ['a service twice', 'vpn-setup.3', { kind: 'duplicate', ...vpn }],
  ])('with %s drops it, and says so', (_, entry, change) => {
    expect(decodeShareLink(`#q=vpn-setup.2~${entry}`, catalogue)).toEqual({
      selection: two,
      changes: [change],
    });
  });

  test.each(['', '.', '.0', '.11', '.-1', '.+1', '.1e0', '. 1', '.1.5', '.1.', '.x', '.\u0661'])(
    'with the quantity written "%s" drops the service, and says so',
    (written) => {
      expect(decodeShareLink(`#q=vpn-setup${encodeURIComponent(written)}`, catalogue)).toEqual({
        selection: NOTHING_SELECTED,
        changes: [{ kind: 'quantity', ...vpn }],
      });
    },
  );

  test.each(['', '#', '#q', '#q=', '#q=~', '#summary', '#p=vpn-setup.2', '#%'])(
    '%j shares no quote',
    (fragment) => {
      expect(decodeShareLink(fragment, catalogue)).toBeUndefined();
    },
  );

  test('whatever it holds gives nothing, or services of the catalogue in quantities that can be ordered', () => {
    const entry = fc
      .tuple(
        fc.oneof(fc.constantFrom('vpn-setup', '__proto__'), fc.string()),
        fc.integer({ min: -1, max: 12 }),
      )
      .map(([id, quantity]) => `${id}.${quantity}`);
    const nearly = fc.array(entry).map((entries) => `#q=${entries.join('~')}`);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), nearly), (fragment) => {
        const selection = decodeShareLink(fragment, catalogue)?.selection ?? NOTHING_SELECTED;
        expect([...selection].every(([id, quantity]) => ids.has(id) && isQuantity(quantity))).toBe(true);
      }),
    );
  });
});
