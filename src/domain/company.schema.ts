import { z } from 'zod';
import { textSchema } from './text.schema.ts';
import { weekdays } from './weekdays.ts';

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like "08:30"');
const phoneSchema = z.string().regex(/^\+\d[\d ]{9,18}$/, 'must be international, like "+254 700 000 000"');

/** Search engines are told the days one by one, so they must be days. */
const daysSchema = textSchema.refine(
  (days) => weekdays(days) !== undefined,
  'must be a day like "Saturday" or days like "Monday to Friday"',
);

const openingSchema = z.union([
  z.strictObject({ days: daysSchema, opens: timeSchema, closes: timeSchema }),
  z.strictObject({ days: textSchema, note: textSchema }),
]);

export const companySchema = z.strictObject({
  name: textSchema,
  legalName: textSchema,
  registrationNumber: textSchema,
  taxPin: textSchema,
  foundedYear: z.int().min(1990),
  email: z.email(),
  phone: phoneSchema,
  whatsapp: phoneSchema,
  address: z.strictObject({
    street: textSchema,
    town: textSchema,
    county: textSchema,
    country: textSchema,
    countryCode: z.string().length(2),
  }),
  postalAddress: textSchema,
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  hours: z.array(openingSchema).min(1),
  replyWithinHours: z.int().positive(),
  figures: z.strictObject({
    yearsInBusiness: z.int().positive(),
    clients: z.int().positive(),
    projects: z.int().positive(),
    uptimePercent: z.number().max(100),
    secureSystemsPercent: z.number().max(100),
  }),
});

export type Company = z.infer<typeof companySchema>;
export type Opening = z.infer<typeof openingSchema>;
