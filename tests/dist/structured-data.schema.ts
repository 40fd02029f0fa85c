/** What search engines may be told, as strict schemas: schema.org's names, and what each engine requires of them. */
import { z } from 'zod';
import { origin } from './site.ts';

const typed = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape });

const words = z.string().min(1);
const onSite = z.url().startsWith(`${origin}/`);
const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const amount = z.number().positive();
const companyId = z.literal(`${origin}/#company`);
const company = z.strictObject({ '@id': companyId });

/** A local business needs name and address; the rest is what search engines ask for beside. */
const business = typed('ProfessionalService', {
  '@id': companyId,
  name: words,
  url: z.literal(`${origin}/`),
  telephone: z.string().regex(/^\+\d[\d ]+$/),
  email: z.email(),
  address: typed('PostalAddress', {
    streetAddress: words,
    addressLocality: words,
    addressRegion: words,
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
  geo: typed('GeoCoordinates', {
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  openingHoursSpecification: z
    .array(
      typed('OpeningHoursSpecification', { dayOfWeek: z.array(weekday).min(1), opens: time, closes: time }),
    )
    .min(1),
});

const kes = { priceCurrency: z.literal('KES') };
const beforeTax = { ...kes, valueAddedTaxIncluded: z.literal(false) };
const monthly = { ...beforeTax, unitCode: z.literal('MON') };
const range = { minPrice: amount, maxPrice: amount.optional() };

const rangeOffer = typed('Offer', {
  ...kes,
  name: words,
  priceSpecification: z.discriminatedUnion('@type', [
    typed('PriceSpecification', { ...range, ...beforeTax }),
    typed('UnitPriceSpecification', { ...range, ...monthly }),
  ]),
});

const planOffer = typed('Offer', {
  ...kes,
  name: words,
  description: words,
  price: amount,
  offeredBy: company,
  priceSpecification: typed('UnitPriceSpecification', { price: amount, ...monthly }),
});

const step = typed('ListItem', { position: z.int().positive(), name: words, item: onSite });

const text = { name: words, description: words, url: onSite };

const thing = z.discriminatedUnion('@type', [
  business,
  typed('Service', { ...text, provider: company, offers: z.array(rangeOffer).min(1) }),
  typed('OfferCatalog', { name: words, url: onSite, itemListElement: z.array(planOffer).length(3) }),
  typed('WebPage', {
    ...text,
    '@id': onSite,
    inLanguage: z.literal('en'),
    version: z.string().regex(/^\d+\.\d+$/),
    datePublished: day,
    dateModified: day,
    publisher: company,
  }),
  // Search engines show a way only from two steps on.
  typed('BreadcrumbList', { itemListElement: z.array(step).min(2) }),
]);
export type Thing = z.infer<typeof thing>;
export type Kind = Thing['@type'];

const context = { '@context': z.literal('https://schema.org') };

/** One thing, or several in a graph. */
export const block = z.union([
  z.strictObject({ ...context, '@graph': z.array(thing).min(2) }),
  z
    .looseObject(context)
    .transform(({ '@context': _, ...one }) => one)
    .pipe(thing),
]);
