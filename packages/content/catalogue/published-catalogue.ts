import type { Policies } from '../schemas/policies.schema.ts';
import { majorUnits, type Money } from '@site/rules/money/money';
import { CUSTOM_ID, unitWords, type Catalogue } from '@site/rules/quote/catalogue';
import { CUSTOM_NAME, CUSTOM_PRICE } from '@site/rules/quote/custom-limits';
import {
  type PublishedDocument,
  type PublishedCatalogue,
  publishedCatalogueSchema,
  type Seller,
} from './published-catalogue.schema.ts';
import { QUANTITY } from '@site/rules/quote/quantity';

const published = (price: Money) => ({ amount: majorUnits(price), currency: price.currency });

/** Publishes only the fields that the schema names. */
export const publishedCatalogue = (
  catalogue: Catalogue,
  seller: Seller,
  documents: readonly PublishedDocument[],
  { privacy, quote }: Pick<Policies, 'privacy' | 'quote'>,
): PublishedCatalogue =>
  publishedCatalogueSchema.parse({
    items: catalogue.map((item) => ({ ...item, unitWords: unitWords(item), price: published(item.price) })),
    quantity: QUANTITY,
    custom: {
      id: CUSTOM_ID,
      quantity: 1,
      nameMax: CUSTOM_NAME.max,
      price: { min: published(CUSTOM_PRICE.min), max: published(CUSTOM_PRICE.max) },
    },
    seller,
    documents,
    quote,
    retention: privacy,
  });
