import { z } from 'zod';
import { textSchema } from './text.schema.ts';
import { DRAWN_TOWN } from '../map/drawn-land.ts';
import { weekdays } from '../time/opening-hours.ts';

const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time like "08:30"', abort: true })
  .meta({
    description: "A time on the 24-hour clock in quotation marks: '08:30', '18:00'.",
    examples: ['08:30', '18:00'],
  });
const phoneSchema = z
  .string()
  .regex(
    /^\+(?:254(?: ?[1-7])(?: ?\d){8}|(?!254|0)\d(?: ?\d){9,13})$/,
    'must be international, like "+254 700 000 000": nine digits follow +254, the first is no 0',
  )
  .meta({ description: 'With the country code: +254 700 000 000.', examples: ['+254 700 000 000'] });

const NORTH_OR_SOUTH = 'must be in Kenya: a latitude from -5 to 5.5';
const EAST = 'must be in Kenya: a longitude from 33.5 to 42';

/** Misspelt domains that look right. */
const MISSPELT_DOMAIN =
  /@(?:g(?:mial|mai|amil|mal|nail|mali)|yaho|yahho|hotmial|hotmal|outlok)\.|\.(?:con|cmo|ocm|comm|co\.k|cok|ekn)$/i;

/** Search engines get the days one by one. */
const daysSchema = textSchema
  .refine(
    (days) => weekdays(days) !== undefined,
    'must be a day like "Saturday" or days like "Monday to Friday"',
  )
  .meta({ description: 'A day or a range of days.', examples: ['Monday to Friday'] });

const openingSchema = z.union([
  z
    .strictObject({ days: daysSchema, opens: timeSchema, closes: timeSchema })
    .refine(({ opens, closes }) => closes > opens, {
      path: ['closes'],
      error: 'must be later than the time of opening',
    }),
  z.strictObject({
    days: textSchema.describe('A day or a range of days.'),
    note: textSchema.describe('Instead of times: "by appointment" or "closed".'),
  }),
]);

const addressSchema = z.strictObject({
  street: textSchema,
  town: textSchema,
  county: textSchema,
  country: z.literal('Kenya'),
  countryCode: z.literal('KE').describe('Two letters.'),
});

const accountSchema = z
  .string()
  .regex(/^[\dA-Z][\dA-Z -]{4,33}$/, "must be an account number in quotation marks, like '0123456789'");

const payToSchema = z.strictObject({
  bank: z
    .strictObject({
      name: textSchema.describe('The bank.'),
      branch: textSchema.optional().describe('Where there is one.'),
      accountName: textSchema.describe('Whose account it is, as the bank writes it.'),
      accountNumber: accountSchema.describe('In quotation marks, so that no zero in front is lost.'),
      swift: z
        .string()
        .regex(/^[A-Z]{6}[\dA-Z]{2}(?:[\dA-Z]{3})?$/, 'must be a SWIFT code of 8 or 11 letters and digits')
        .optional()
        .describe('For transfers from abroad.'),
    })
    .optional(),
  paybill: z
    .string()
    .regex(/^\d{5,7}$/, "must be an M-Pesa paybill number in quotation marks, like '123456'")
    .optional()
    .describe('The M-Pesa paybill number, in quotation marks.'),
  till: z
    .string()
    .regex(/^\d{5,7}$/, "must be an M-Pesa till number in quotation marks, like '123456'")
    .optional()
    .describe('The till number of M-Pesa Buy Goods, in quotation marks, where there is no paybill.'),
});

const figuresSchema = z.strictObject({
  yearsInBusiness: z.int().positive().max(80).describe('Shown as "8+ years in business".'),
  clients: z.int().positive().describe('Shown as "150+ clients served".'),
  projects: z.int().positive().describe('Shown as "150+ projects delivered".'),
  uptimePercent: z
    .number()
    .positive()
    .max(100)
    .describe('The uptime target on Professional and Elite. It binds us.'),
  secureSystemsPercent: z.number().positive().max(100).describe('Shown on the services page.'),
});

export const companySchema = z.strictObject({
  name: textSchema.describe('The brand: in the header, page titles and policies.'),
  legalName: textSchema.describe(
    'The name on the certificate of incorporation. It is the party to every contract.',
  ),
  registrationNumber: textSchema.describe('The number on the certificate of incorporation.'),
  taxPin: textSchema.describe('The KRA PIN, printed on invoices.'),
  dataController: textSchema.describe("The number in the Data Commissioner's register of data controllers."),
  dataProcessor: textSchema.describe("The number in the Data Commissioner's register of data processors."),
  foundedYear: z
    .int()
    .min(1990)
    .describe('The year in which the company began, in the stories and the footer.'),
  email: z
    .email('must be an address like name@company.example')
    .refine((email) => !MISSPELT_DOMAIN.test(email), 'must have a domain that there is, such as gmail.com')
    .meta({ description: 'The address for support and messages.', examples: ['name@company.example'] }),
  phone: phoneSchema,
  whatsapp: phoneSchema,
  address: addressSchema.describe('The office that visitors can come to.'),
  postalAddress: textSchema.describe('The post box in one line, printed in the footer and on invoices.'),
  coordinates: z
    .strictObject({
      latitude: z.number().min(-5, NORTH_OR_SOUTH).max(5.5, NORTH_OR_SOUTH),
      longitude: z.number().min(33.5, EAST).max(42, EAST),
    })
    .describe('Where the office stands, in decimal degrees.'),
  hours: z.array(openingSchema).min(1).describe('Office hours, local time in Kenya.'),
  replyWithinHours: z
    .int()
    .positive()
    .max(336, 'must be at most 336 hours, which is two weeks')
    .describe('Within how many hours a message is answered. It binds us.'),
  payTo: payToSchema
    .optional()
    .describe('Where an order by invoice is paid to: a bank account, an M-Pesa paybill or till, or both.'),
  areaServed: z
    .array(textSchema.describe('A county, a country or a continent, such as Kenya.'))
    .min(1)
    .describe('Where clients are, for search engines: what the pages say of it, from near to far.'),
  figures: figuresSchema.describe('The figures that the site repeats.'),
  terrainDrawings: z
    .boolean()
    .optional()
    .describe(
      `Whether the pages show the drawn land around ${DRAWN_TOWN.name}. In another town false: then maps have the outline of Kenya alone.`,
    ),
});

export type Company = z.infer<typeof companySchema>;
