import type { Policies } from '../schemas/policies.schema.ts';
import { toMajorUnits, type Money } from '@site/rules/money/money';
import { CUSTOM_SERVICE_ID, formatUnit, type Catalogue } from '@site/rules/quote/catalogue';
import { CUSTOM_NAME_MAX_LENGTH, CUSTOM_PRICE_LIMITS } from '@site/rules/quote/custom-limits';
import {
  type PublishedDocument,
  type PublishedCatalogue,
  publishedCatalogueSchema,
  type Seller,
} from './published-catalogue.schema.ts';
import { QUANTITY } from '@site/rules/quote/quantity';

const toPublishedPrice = (price: Money) => ({ amount: toMajorUnits(price), currency: price.currency });

/** Creates the published catalogue. The schema drops all other fields, so that they are not published. */
export const createPublishedCatalogue = (
  catalogue: Catalogue,
  seller: Seller,
  documents: readonly PublishedDocument[],
  { privacy, quote }: Pick<Policies, 'privacy' | 'quote'>,
): PublishedCatalogue =>
  publishedCatalogueSchema.parse({
    items: catalogue.map((item) => ({
      ...item,
      unitWords: formatUnit(item),
      price: toPublishedPrice(item.price),
    })),
    quantity: QUANTITY,
    custom: {
      id: CUSTOM_SERVICE_ID,
      quantity: 1,
      nameMax: CUSTOM_NAME_MAX_LENGTH,
      price: {
        min: toPublishedPrice(CUSTOM_PRICE_LIMITS.min),
        max: toPublishedPrice(CUSTOM_PRICE_LIMITS.max),
      },
    },
    seller,
    documents,
    quote,
    retention: privacy,
  });
