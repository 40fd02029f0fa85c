/**
 * Checks that the published catalogue, which a receiver uses to price orders, has the prices of the
 * specification and of the pages.
 */
import { expect, test } from 'vitest';
import { formatMoney, money } from '@site/rules/money/money';
import { publishedCatalogueSchema } from '@site/content/catalogue/published-catalogue.schema';
import { cataloguePath } from '@site/rules/urls/paths';
import { catalogue } from '#support/sample-catalogue.ts';
import { getPageText, sampleSite } from '../site.ts';

const catalogueText = sampleSite.readBuiltFile(cataloguePath.slice(1));
const publishedCatalogue = publishedCatalogueSchema.parse(JSON.parse(catalogueText));

test('the catalogue has every price of the specification, with its currency, unit and billing', () => {
  const rows = publishedCatalogue.items.map(({ id, price, unit, billing }) => ({
    id,
    price: money(price.amount, price.currency),
    unit,
    billing,
  }));
  expect(rows).toEqual(catalogue.map(({ id, price, unit, billing }) => ({ id, price, unit, billing })));
});

test('the quote page shows the names and prices of the catalogue', () => {
  const pageText = getPageText(sampleSite.getPage('/custom-quote'), 'main');
  const expectedItems = publishedCatalogue.items.map(
    ({ name, price }) => `${name} ${formatMoney(money(price.amount, price.currency))}`,
  );
  expect(expectedItems).toHaveLength(14);
  expect(expectedItems.filter((expectedText) => !pageText.includes(expectedText))).toEqual([]);
});

test('the catalogue has exactly the fields of its schema, with the limits of an order', () => {
  expect(JSON.parse(catalogueText)).toEqual(publishedCatalogue);
  expect(publishedCatalogue.quantity).toEqual({ min: 1, max: 10 });
  expect(publishedCatalogue.custom).toEqual({
    id: 'custom',
    quantity: 1,
    nameMax: 100,
    price: { min: { amount: 25, currency: 'USD' }, max: { amount: 2500, currency: 'USD' } },
  });
});
