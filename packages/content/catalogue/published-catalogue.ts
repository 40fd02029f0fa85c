import type { Policies } from '../schemas/policies.schema.ts';
import { majorUnits, type Money } from '@site/rules/money/money';
import { CUSTOM_ID, unitWords, type Catalogue } from '@site/rules/quote/catalogue';
import { CUSTOM_NAME, CUSTOM_PRICE } from '@site/rules/quote/custom-service';
import {
  type AgreedDocument,
  type PublishedCatalogue,
  type PublishedPrice,
  type Seller,
  sellerSchema,
} from './published-catalogue.schema.ts';
import { QUANTITY } from '@site/rules/quote/quantity';

const published = (price: Money): PublishedPrice => ({ amount: majorUnits(price), currency: price.currency });

export const publishedCatalogue = (
  catalogue: Catalogue,
  company: Seller,
  documents: readonly AgreedDocument[],
  { privacy, quote }: Pick<Policies, 'privacy' | 'quote'>,
): PublishedCatalogue => ({
  items: catalogue.map((item) => ({
    id: item.id,
    name: item.name,
    unit: item.unit,
    billing: item.billing,
    unitWords: unitWords(item),
    price: published(item.price),
  })),
  quantity: { min: QUANTITY.min, max: QUANTITY.max },
  custom: {
    id: CUSTOM_ID,
    quantity: 1,
    nameMax: CUSTOM_NAME.max,
    price: { min: published(CUSTOM_PRICE.min), max: published(CUSTOM_PRICE.max) },
  },
  seller: sellerSchema.parse(company),
  documents: [...documents],
  quote: { validityDays: quote.validityDays, dollar: quote.dollar },
  retention: { enquiryMonths: privacy.enquiryMonths, backupDays: privacy.backupDays },
});
