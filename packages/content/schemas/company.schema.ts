import { z } from 'zod';
import {
  countSchema,
  group,
  list,
  pastYearSchema,
  phraseSchema,
  sentenceSchema,
  text,
  textSchema,
} from './text.schema.ts';
import { DRAWN_TOWN } from '@site/rules/map/place';
import { getDayIndex, parseWeekdays } from '@site/rules/time/opening-hours';
import { getHolidayDate } from '@site/rules/time/public-holidays';
import messages from './messages.json' with { type: 'json' };

export const timeSchema = z
  .string()
  .regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, { error: messages.time, abort: true })
  .overwrite((time) => time.padStart(5, '0'))
  .describe('On the 24-hour clock, such as 08:30.');

/** Matches a Kenyan number with its country code, or a number of 10 to 14 digits from another country. */
const INTERNATIONAL_PATTERN = /^\+(?:254 ?[1-7](?: ?\d){8}|(?!254|0)\d(?: ?\d){9,13})$/;

/** Matches 07…, +254 7… and +254 (0)7…, without their spaces and brackets. */
const DIALLED_IN_KENYA_PATTERN = /^(?:0|(?:\+|00)?2540?)([1-7]\d\d)(\d{3})(\d{3})$/;

/** Turns a number that is written as it is dialled in Kenya, such as 0700 000 000, into +254 700 000 000. */
const toInternational = (phone: string) =>
  INTERNATIONAL_PATTERN.test(phone)
    ? phone
    : phone.replaceAll(/[\s().-]/g, '').replace(DIALLED_IN_KENYA_PATTERN, '+254 $1 $2 $3');

const phoneSchema = z
  .string()
  .overwrite(toInternational)
  .refine((phone) => INTERNATIONAL_PATTERN.test(phone), messages.phone)
  .describe(messages.phoneHint);

/**
 * Days in words, such as `Monday to Friday`. They must be parseable, because search engines want a list of
 * days.
 */
const daysSchema = textSchema
  .refine((days) => parseWeekdays(days) !== undefined, messages.weekdays)
  .describe('A day or a range of days.');

/** Times belong in fields of their own, or search engines would not find them. */
const withoutDigits = [/^\D*$/, messages.openingTimes] as const;

export const CLOSES_LATER = { path: ['closes'], error: messages.closesTooEarly };

const openingSchema = z.union([
  z
    .strictObject({ days: daysSchema, opens: timeSchema, closes: timeSchema })
    .refine(({ opens, closes }) => closes > opens, CLOSES_LATER),
  z.strictObject({
    days: textSchema.regex(...withoutDigits),
    note: phraseSchema.regex(...withoutDigits).describe('Instead of times: "by appointment" or "closed".'),
  }),
]);

/** Returns -1 for days that have no weekday, such as `Public holidays`, so that they are sorted first. */
const getFirstDayIndex = ({ days }: z.infer<typeof openingSchema>) => getDayIndex(days.split(' ', 1).join());

const address = group(messages.office, {
  street: textSchema,
  town: textSchema,
  county: textSchema,
  country: z.literal('Kenya'),
  countryCode: z.literal('KE'),
}).refine(({ street, town }) => !street.split(', ').includes(town), {
  path: ['street'],
  error: messages.townInStreet,
});

const mpesaSchema = z.string().regex(/^\d{5,7}$/, messages.mpesaNumber);

const payToSchema = z.strictObject({
  bank: z
    .strictObject({
      name: textSchema,
      branch: textSchema.optional(),
      accountName: text('The account holder, as the bank writes it.'),
      accountNumber: z.string().regex(/^[\dA-Z][\dA-Z -]{4,33}$/, messages.accountNumber),
      swift: z
        .string()
        .regex(/^[A-Z]{6}[\dA-Z]{2}(?:[\dA-Z]{3})?$/, messages.swiftCode)
        .optional()
        .describe('For transfers from abroad.'),
    })
    .optional(),
  paybill: mpesaSchema.optional().describe('The M-Pesa paybill number.'),
  till: mpesaSchema.optional().describe('The till number of M-Pesa Buy Goods, if there is no paybill.'),
});

const highPercentSchema = z.number().min(90).max(100);

const figures = z.strictObject({
  yearsInBusiness: countSchema.describe('Shown as "8+ years in business".'),
  clients: countSchema.describe('Shown as "150+ clients served".'),
  projects: countSchema.describe('Shown as "150+ projects delivered".'),
  uptimePercent: highPercentSchema.describe('The uptime target. It binds us.'),
  secureSystemsPercent: highPercentSchema.describe('Shown on the services page.'),
});

export const companySchema = z.strictObject({
  name: text('The brand: in the header, page titles and policies.'),
  tagline: sentenceSchema.max(120).describe(messages.tagline),
  legalName: text('On the certificate of incorporation: the party to every contract.'),
  registrationNumber: text('The number on the certificate of incorporation.'),
  taxPin: phraseSchema
    .regex(/^[A-Za-z]\d{9}[A-Za-z]$/, messages.taxPin)
    .toUpperCase()
    .describe('The KRA PIN, printed on invoices.'),
  dataController: text("The number in the Data Commissioner's register of data controllers."),
  dataProcessor: text("The number in the Data Commissioner's register of data processors."),
  foundedYear: pastYearSchema.describe('The year in which the company began.'),
  email: z.email(messages.email).describe('The address for support and messages.'),
  phone: phoneSchema,
  whatsapp: phoneSchema,
  address,
  postalAddress: text('The post box in one line, printed in the footer and on invoices.'),
  coordinates: group('Where the office is in Kenya, in decimal degrees.', {
    latitude: z.number().min(-5).max(5.5),
    longitude: z.number().min(33.5).max(42),
  }),
  hours: list('Office hours, local time in Kenya.', openingSchema)
    .refine((hours) => {
      // A note may stand for days that are not a range: Saturday and Sunday.
      const days = hours.flatMap(({ days }) => parseWeekdays(days) ?? days.split(' and '));
      return new Set(days).size === days.length;
    }, messages.dayTwice)
    .overwrite((hours) =>
      hours.toSorted((first, second) => getFirstDayIndex(first) - getFirstDayIndex(second)),
    ),
  publicHolidays: list(
    messages.closedDays,
    text('Like 25 December or Good Friday.')
      .overwrite((name) => name.replace(/(?<=\d)(?:st|nd|rd|th)\b/, ''))
      .refine((name) => getHolidayDate(name, 2027) !== undefined, messages.publicHoliday),
  ).optional(),
  replyWithinHours: countSchema
    .max(336)
    .describe('Within how many hours a message is answered. It binds us.'),
  payTo: payToSchema.optional().describe('Where invoices of orders are paid.'),
  areaServed: list(
    'Where clients are, from near to far.',
    text('A county, a country or a continent, such as Kenya.'),
  ),
  figures,
  terrainDrawings: z
    .boolean()
    .optional()
    .describe(`Whether the pages show the drawn land around ${DRAWN_TOWN.name}; false in another town.`),
});

/**
 * The schema of the whole file. It is separate, because zod's `pick` does not accept a schema with a
 * refinement: https://github.com/colinhacks/zod/pull/5317.
 */
export const companyFileSchema = companySchema.refine(
  ({ foundedYear, figures }) => figures.yearsInBusiness <= new Date().getFullYear() - foundedYear,
  { path: ['figures', 'yearsInBusiness'], error: messages.yearsInBusiness },
);

export type Company = z.infer<typeof companySchema>;
