/** The island of the quote page, and locators for its controls. */
import { page } from 'vitest/browser';
import { QuoteBuilder } from '#islands/quote/quote-builder.tsx';
import { catalogue } from '#support/sample-catalogue.ts';
import { locateButton, listItems, listTextContents, storeEntry } from './island.tsx';

export const BUILDER = (
  <QuoteBuilder
    groups={[
      { title: 'Network', items: catalogue.slice(0, 9) },
      { title: 'Maintenance', items: catalogue.slice(9) },
    ]}
    footnote="Tax is calculated at checkout."
    terms={{ company: 'Mtelo Systems', vatNote: 'VAT is in the price.', validityDays: 30 }}
    shillingsPerDollar={129.5}
  />
);

/** Stores a quote as the quote page does. */
export const storeSavedQuote = (selection: readonly object[], custom: object = { name: '', price: '' }) => {
  storeEntry('quoteBuilder', { version: 1, selection, custom });
};

export const summary = page.getByRole('complementary');

export const locateCheckbox = (id: string) => page.getByRole('checkbox', { name: `The ${id}` });
export const locateSlider = (id: string) => page.getByRole('slider', { name: `The ${id}` });
export const locateMoreButton = (id: string) => locateButton(`One more: The ${id}`);
export const locateFewerButton = (id: string) => locateButton(`One fewer: The ${id}`);
export const customName = page.getByRole('textbox', { name: 'Service name' });
export const customPrice = page.getByRole('textbox', { name: 'Price in US dollars' });
export const proceedButton = summary.getByRole('button', { name: 'Proceed to Checkout' });

export async function fillCustomService(name = 'Cabling', price = '180.50') {
  await customName.fill(name);
  await customPrice.fill(price);
}

/**
 * Reads the lines and the total. Leaves out descriptions, which only paper shows, and the note on a proposed
 * price.
 */
export const readQuote = () => ({
  lines: listItems(summary).map((text) =>
    text.replace(/ \| (?:What [\w-]+ includes|Custom service|As proposed).*/, ''),
  ),
  // The amount in shillings may follow.
  total: listTextContents(summary.getByRole('definition')).findLast((text) => text.startsWith('USD')),
});
