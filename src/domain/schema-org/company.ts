import type { Person } from '../content/about.schema.ts';
import type { Company } from '../content/company.schema.ts';
import { companyId, reference, type Thing } from './thing.ts';
import type { ClosedDays } from '../time/open-now.ts';
import { type Opening, weekdays } from '../time/opening-hours.ts';

/** As search engines write a day without opening. */
const CLOSED = { opens: '00:00', closes: '00:00' };

const hoursData = (data: object) => ({ '@type': 'OpeningHoursSpecification', ...data });

/** Days with another note, such as `by appointment`, have no hours. */
const hoursOf = (openings: readonly Opening[]) =>
  openings.flatMap((opening) => {
    const dayOfWeek = weekdays(opening.days);
    if ('opens' in opening) return hoursData({ dayOfWeek, opens: opening.opens, closes: opening.closes });
    return opening.note === 'closed' ? hoursData({ dayOfWeek, ...CLOSED }) : [];
  });

const closedOn = ({ from, until }: ClosedDays) =>
  hoursData({ validFrom: from, validThrough: until, ...CLOSED });

interface OnSite {
  /** The address of Home. */
  readonly home: string;
  readonly logo: string;
  readonly image: string;
  readonly priceRange: string;
}

/** Of the post box: `P.O. Box 12, 30600 Kapenguria`. Kenya has none for streets. */
const postalCode = (postalAddress: string) => /\b\d{5}\b/.exec(postalAddress)?.[0];

export const localBusiness = (
  company: Company,
  closed: readonly ClosedDays[],
  { home, ...onSite }: OnSite,
): Thing => ({
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
  specialOpeningHoursSpecification: closed.length > 0 ? closed.map(closedOn) : undefined,
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
