import { z } from 'zod';
import { companySchema } from '../schemas/company.schema.ts';
import { policiesSchema } from '../schemas/policies.schema.ts';
import { isAmount } from '@site/rules/money/money';

/** Major units, as content and orders write them: 24.5 is $24.50. */
const priceSchema = z.object({
  amount: z.number().nonnegative().refine(isAmount, 'must have at most two decimals'),
  currency: z.enum(['KES', 'USD']),
});

const countSchema = z.int().positive();

/** What a dollar is in shillings, and of which day that rate is. */
export const dollarSchema = policiesSchema.shape.quote.shape.dollar.unwrap().strip();

/** A legal document with its versions, the newest first: see packages/rules/legal/versions.ts. */
const documentSchema = z.object({
  title: z.string().min(1),
  versions: z.array(
    z.object({
      version: z.string().min(1),
      /** The day in Kenya from which it applies. */
      effectiveDate: z.iso.date().optional(),
      /** The address where its text stays. */
      path: z.string().startsWith('/'),
    }),
  ),
});

const { address, payTo } = companySchema.shape;
const { bank, paybill, till } = payTo.unwrap().shape;

/** The company as mails and invoices name it. Its own schema is strict: an editor's slip is one, a later field is none. */
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
  id: z.string().min(1),
  name: z.string().min(1),
  /** What one piece is. A whole job has none. */
  unit: z.string().optional(),
  billing: z.enum(['once', 'monthly']),
  /** How an invoice words unit and billing: `per mailbox, monthly`. */
  unitWords: z.string(),
  price: priceSchema,
});

/**
 * What a server needs to price an order by itself, and to write the invoice: the visitor's browser is never asked.
 * Fields and units that it gains later are let through, at every depth.
 */
export const publishedCatalogueSchema = z.object({
  items: z.array(itemSchema),
  /** Of one item in an order. */
  quantity: z.object({ min: countSchema, max: countSchema }),
  /** The visitor's own service: named and priced by the visitor, once, within these bounds. */
  custom: z.object({
    id: z.string().min(1),
    quantity: countSchema,
    /** In characters. */
    nameMax: countSchema,
    price: z.object({ min: priceSchema, max: priceSchema }),
  }),
  /** Absent from a site that was built before it named the seller: its mails wait. */
  seller: sellerSchema.optional(),
  documents: z.array(documentSchema).default([]),
  /** For how long a price stands, and how many shillings a dollar is. */
  quote: z.object({ validityDays: countSchema, dollar: dollarSchema.optional() }).optional(),
  /** What the legal documents promise. Absent from a site that was built before it said so: nothing is deleted. */
  retention: z.object({ enquiryMonths: countSchema, backupDays: countSchema }).optional(),
});

export type Seller = z.infer<typeof sellerSchema>;
export type PublishedPrice = Readonly<z.infer<typeof priceSchema>>;
export type PublishedCatalogue = Readonly<z.infer<typeof publishedCatalogueSchema>>;
export type PublishedDocument = Readonly<z.infer<typeof documentSchema>>;
