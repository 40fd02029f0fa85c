import { z } from 'zod';
import { companySchema } from '../schemas/company.schema.ts';
import { policiesSchema } from '../schemas/policies.schema.ts';
import { isAmount } from '@site/rules/money/money';

/** An amount in major units: 24.5 is $24.50. */
const priceSchema = z.object({
  amount: z.number().nonnegative().refine(isAmount, 'must have at most two decimals'),
  currency: z.enum(['KES', 'USD']),
});

const countSchema = z.int().positive();

const nameSchema = z.string().min(1);

/** How many shillings a dollar is, and the day of that rate. */
export const dollarSchema = policiesSchema.shape.quote.shape.dollar.unwrap().strip();

/** A legal document with its versions, the newest first. See packages/rules/legal/versions.ts. */
const documentSchema = z.object({
  title: nameSchema,
  versions: z.array(
    z.object({
      version: nameSchema,
      /** The day in Kenya from which it applies. */
      effectiveDate: z.iso.date().optional(),
      /** The address where its text stays. */
      path: z.string().startsWith('/'),
    }),
  ),
});

const { address, payTo } = companySchema.shape;
const { bank, paybill, till } = payTo.unwrap().shape;

/** The company as mails and invoices name it. Unlike content, it accepts fields that are added later. */
export const sellerSchema = companySchema
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
  id: nameSchema,
  name: nameSchema,
  /** The unit that is counted. A whole job has none. */
  unit: z.string().optional(),
  billing: z.enum(['once', 'monthly']),
  /** How an invoice words unit and billing: `per mailbox, monthly`. */
  unitWords: z.string(),
  price: priceSchema,
});

/**
 * Everything that a server needs to price an order and to write the invoice without trusting the visitor's
 * browser. Fields and units that are added later are accepted, at every depth.
 */
export const publishedCatalogueSchema = z.object({
  items: z.array(itemSchema),
  /** The limits for one item in an order. */
  quantity: z.object({ min: countSchema, max: countSchema }),
  /** The custom service: the visitor names and prices it within these limits. */
  custom: z.object({
    id: nameSchema,
    quantity: countSchema,
    /** The most characters that its name may have. */
    nameMax: countSchema,
    price: z.object({ min: priceSchema, max: priceSchema }),
  }),
  /** Missing on sites built before it was added. Their mails wait. */
  seller: sellerSchema.optional(),
  documents: z.array(documentSchema).default([]),
  /** How long a price is valid, and how many shillings a dollar is. */
  quote: z.object({ validityDays: countSchema, dollar: dollarSchema.optional() }).optional(),
  /**
   * Periods that the legal documents promise. Missing on sites built before it was added. Then nothing is
   * deleted.
   */
  retention: z.object({ enquiryMonths: countSchema, backupDays: countSchema }).optional(),
});

export type Seller = z.infer<typeof sellerSchema>;
export type PublishedPrice = Readonly<z.infer<typeof priceSchema>>;
export type PublishedCatalogue = Readonly<z.infer<typeof publishedCatalogueSchema>>;
export type PublishedDocument = Readonly<z.infer<typeof documentSchema>>;
