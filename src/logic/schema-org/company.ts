import type { Person } from '@site/content/schemas/about.schema';
import type { Company } from '@site/content/schemas/company.schema';
import { companyId, reference, type Thing } from './thing.ts';
import type { SpecialDays } from '../contact/open-now.ts';
import { type Opening, weekdays } from '@site/rules/time/opening-hours';

/** Search engines expect these hours for a day on which we are closed. */
const CLOSED = { opens: '00:00', closes: '00:00' };

const hoursData = (data: object) => ({ '@type': 'OpeningHoursSpecification', ...data });

/** Days with another note, such as `by appointment`, have no hours. */
const hoursOf = (openings: readonly Opening[]) =>
  openings.flatMap(({ days, ...times }) => {
    if ('note' in times && times.note !== 'closed') return [];
    return hoursData({ dayOfWeek: weekdays(days), ...('note' in times ? CLOSED : times) });
  });

/** A special day without times is closed. */
const specialHours = ({ from, until, times }: SpecialDays) =>
  hoursData({ validFrom: from, validThrough: until, ...(times ?? CLOSED) });

/** `home` is the address of Home. */
type OnSite = Readonly<Record<'home' | 'description' | 'logo' | 'image' | 'priceRange', string>>;

export const localBusiness = (
  company: Company,
  special: readonly SpecialDays[],
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
    // Kenya has postal codes for post boxes only: `P.O. Box 12, 30600 Kapenguria`.
    postalCode: /\b\d{5}\b/.exec(company.postalAddress)?.[0],
    addressCountry: company.address.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', ...company.coordinates },
  areaServed: company.areaServed,
  openingHoursSpecification: hoursOf(company.hours),
  specialOpeningHoursSpecification: special.length > 0 ? special.map(specialHours) : undefined,
});

/** The short form, for pages that only refer to the company. */
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
  hasCredential: certificates.map((held) => ({ '@type': 'EducationalOccupationalCredential', name: held })),
});
