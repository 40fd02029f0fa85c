import { z } from 'zod';
import { companySchema } from '../schemas/company.schema.ts';
import { policiesSchema } from '../schemas/policies.schema.ts';
import { countSchema } from '../schemas/text.schema.ts';
import { isExactAmount } from '@site/rules/money/money';

/** An amount in major units: 24.5 is $24.50. */
const priceSchema = z.object({
  amount: z.number().nonnegative().refine(isExactAmount, 'must have at most two decimals'),
  currency: z.enum(['KES', 'USD']),
});

const nonEmptySchema = z.string().min(1);

/** The exchange rate in shillings for one dollar, and its day. */
export const exchangeRateSchema = policiesSchema.shape.quote.shape.dollar.unwrap().strip();

/**
 * A legal document and its versions, the newest first. packages/rules/legal/versions.ts says which applies.
 */
const documentSchema = z.object({
  title: nonEmptySchema,
  versions: z.array(
    z.object({
      version: nonEmptySchema,
      /** The day in Kenya from which the version applies. */
      effectiveDate: z.iso.date().optional(),
      /** The permanent URL of the version's text. */
      path: z.string().startsWith('/'),
    }),
  ),
});

const { address, payTo } = companySchema.shape;
const { bank, paybill, till } = payTo.unwrap().shape;

/**
 * The company's details on emails and invoices. Unlike the schema of the content file, this schema accepts
 * fields that are added later.
 */
const sellerSchema = companySchema
  .pick({
    name: true,
    legalName: true,
    registrationNumber: true,
    taxPin: true,
    email: true,
    phone: true,
    address: true,
    postalAddress: true,
  })
  .extend({
    address: address.strip(),
    payTo: z.object({ bank: bank.unwrap().strip().optional(), paybill, till }).optional(),
  })
  .strip();

const itemSchema = z.object({
  id: nonEmptySchema,
  name: nonEmptySchema,
  /** The unit that is priced. A service that is priced as a whole has none. */
  unit: z.string().optional(),
  billing: z.enum(['once', 'monthly']),
  /** The words for unit and billing on an invoice: `per mailbox, monthly`. */
  unitWords: z.string(),
  price: priceSchema,
});

/**
 * Everything that a server needs to price an order and to render its invoice without trusting the visitor's
 * browser. At every depth, the schema accepts fields and units that are added later.
 */
export const publishedCatalogueSchema = z.object({
  items: z.array(itemSchema),
  /** The limits for one item in an order. */
  quantity: z.object({ min: countSchema, max: countSchema }),
  /** The limits for the custom service, which the visitor names and prices. */
  custom: z.object({
    id: nonEmptySchema,
    quantity: countSchema,
    /** Maximum length of a name, in characters. */
    nameMax: countSchema,
    price: z.object({ min: priceSchema, max: priceSchema }),
  }),
  seller: sellerSchema,
  documents: z.array(documentSchema),
  /** How many days a price is valid, and the exchange rate. */
  quote: z.object({ validityDays: countSchema, dollar: exchangeRateSchema.optional() }),
  /** Periods that the legal documents promise. */
  retention: z.object({ enquiryMonths: countSchema, backupDays: countSchema }),
});

export type Seller = z.infer<typeof sellerSchema>;
export type PublishedPrice = Readonly<z.infer<typeof priceSchema>>;
export type PublishedCatalogue = Readonly<z.infer<typeof publishedCatalogueSchema>>;
export type PublishedDocument = Readonly<z.infer<typeof documentSchema>>;
