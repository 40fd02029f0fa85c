/** What search engines may be told, as strict schemas: schema.org's names, and what each engine requires of them. */
import { z } from 'zod';
import { originOf, pageAt } from './site.ts';

export const origin = originOf(pageAt('/'));

const onSite = z.url().startsWith(`${origin}/`);
const day = z.iso.date();
const companyReference = z.strictObject({ '@id': z.literal(`${origin}/#company`) });
const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A local business needs name and address; the rest is what search engines ask for beside. */
const business = z.strictObject({
  '@type': z.literal('ProfessionalService'),
  '@id': z.literal(`${origin}/#company`),
  name: z.string().min(1),
  url: z.literal(`${origin}/`),
  telephone: z.string().regex(/^\+\d[\d ]+$/),
  email: z.email(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(1),
    addressLocality: z.string().min(1),
    addressRegion: z.string().min(1),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.array(weekday).min(1),
        opens: time,
        closes: time,
      }),
    )
    .min(1),
});

const amount = z.number().positive();
const kes = { priceCurrency: z.literal('KES'), valueAddedTaxIncluded: z.literal(false) };
const monthly = { '@type': z.literal('UnitPriceSpecification'), unitCode: z.literal('MON') };

const rangeOffer = z.strictObject({
  '@type': z.literal('Offer'),
  name: z.string().min(1),
  priceCurrency: z.literal('KES'),
  priceSpecification: z.discriminatedUnion('@type', [
    z.strictObject({
      '@type': z.literal('PriceSpecification'),
      minPrice: amount,
      maxPrice: amount.optional(),
      ...kes,
    }),
    z.strictObject({ ...monthly, minPrice: amount, maxPrice: amount.optional(), ...kes }),
  ]),
});

const service = z.strictObject({
  '@type': z.literal('Service'),
  name: z.string().min(1),
  description: z.string().min(1),
  url: onSite,
  provider: companyReference,
  offers: z.array(rangeOffer).min(1),
});

const catalogue = z.strictObject({
  '@type': z.literal('OfferCatalog'),
  name: z.string().min(1),
  url: onSite,
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('Offer'),
        name: z.string().min(1),
        description: z.string().min(1),
        price: amount,
        priceCurrency: z.literal('KES'),
        offeredBy: companyReference,
        priceSpecification: z.strictObject({ ...monthly, price: amount, ...kes }),
      }),
    )
    .length(3),
});

const legalPage = z.strictObject({
  '@type': z.literal('WebPage'),
  '@id': onSite,
  url: onSite,
  name: z.string().min(1),
  description: z.string().min(1),
  inLanguage: z.literal('en'),
  version: z.string().regex(/^\d+\.\d+$/),
  datePublished: day,
  dateModified: day,
  publisher: companyReference,
});

/** Search engines show a way only from two steps on. */
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: z.string().min(1),
        item: onSite,
      }),
    )
    .min(2),
});

export const thing = z.discriminatedUnion('@type', [business, service, catalogue, legalPage, breadcrumbs]);
export type Thing = z.infer<typeof thing>;
export type Kind = Thing['@type'];

const context = { '@context': z.literal('https://schema.org') };
export const graph = z.strictObject({ ...context, '@graph': z.array(thing).min(2) });
