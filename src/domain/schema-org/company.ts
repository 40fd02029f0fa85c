import type { Person } from '../content/about.schema.ts';
import type { Company } from '../content/company.schema.ts';
import { companyId, reference, type Thing } from './thing.ts';
import { type Opening, weekdays } from '../time/opening-hours.ts';

/** Days with a note alone, such as `by appointment`, have no hours. */
const hoursOf = (openings: readonly Opening[]) =>
  openings
    .filter((opening) => 'opens' in opening)
    .map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays(days),
      opens,
      closes,
    }));

interface OnSite {
  /** The address of Home. */
  readonly home: string;
  readonly logo: string;
  readonly image: string;
  readonly priceRange: string;
}

/** Of the post box: `P.O. Box 12, 30600 Kapenguria`. Kenya has none for streets. */
const postalCode = (postalAddress: string) => /\b\d{5}\b/.exec(postalAddress)?.[0];

export const localBusiness = (company: Company, { home, ...onSite }: OnSite): Thing => ({
  '@type': 'LocalBusiness',
  '@id': companyId(home),
  name: company.name,
  legalName: company.legalName,
  foundingDate: String(company.foundedYear),
  url: home,
  ...onSite,
  telephone: company.phone,
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.town,
    addressRegion: company.address.county,
    postalCode: postalCode(company.postalAddress),
    addressCountry: company.address.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', ...company.coordinates },
  areaServed: company.areaServed,
  openingHoursSpecification: hoursOf(company.hours),
});

/** On pages that only refer to it. */
export const organization = ({ name }: Company, home: string): Thing => ({
  '@type': 'Organization',
  '@id': companyId(home),
  name,
  url: home,
});

export const webSite = ({ name }: Company, home: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name,
  url: home,
  inLanguage: 'en',
  publisher: reference(companyId(home)),
});

/** `employer` is the `@id` of the company, `image` the address of the portrait. */
export const personData = (
  { name, role, certificates }: Omit<Person, 'portrait'>,
  { employer, image }: { readonly employer: string; readonly image: string | undefined },
): Thing => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  image,
  worksFor: reference(employer),
  hasCredential:
    certificates.length === 0
      ? undefined
      : certificates.map((certificate) => ({
          '@type': 'EducationalOccupationalCredential',
          name: certificate,
        })),
});
