import type { Person } from '@site/content/schemas/about.schema';
import type { Company } from '@site/content/schemas/company.schema';
import { companyId, createReference, type Thing } from './thing.ts';
import type { SpecialDays } from '../contact/open-now.ts';
import { type Opening, parseWeekdays } from '@site/rules/time/opening-hours';

/** The hours that search engines expect for a day on which we are closed. */
const CLOSED_HOURS = { opens: '00:00', closes: '00:00' };

const createHours = (data: object) => ({ '@type': 'OpeningHoursSpecification', ...data });

/** Describes the office hours. Leaves out days with another note than `closed`, such as `by appointment`. */
const describeHours = (openings: readonly Opening[]) =>
  openings.flatMap(({ days, ...times }) => {
    if ('note' in times && times.note !== 'closed') return [];
    return createHours({ dayOfWeek: parseWeekdays(days), ...('note' in times ? CLOSED_HOURS : times) });
  });

/** Describes special days. Days without times are closed. */
const describeSpecialHours = ({ from, until, times }: SpecialDays) =>
  createHours({ validFrom: from, validThrough: until, ...(times ?? CLOSED_HOURS) });

/** Data that the site adds to the company's. `home` is the address of Home. */
type SiteDetails = Readonly<Record<'home' | 'description' | 'logo' | 'image' | 'priceRange', string>>;

export const describeBusiness = (
  company: Company,
  special: readonly SpecialDays[],
  { home, ...onSite }: SiteDetails,
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
  openingHoursSpecification: describeHours(company.hours),
  specialOpeningHoursSpecification: special.length > 0 ? special.map(describeSpecialHours) : undefined,
});

/** Describes the company in short, for pages that only refer to it. */
export const describeOrganization = ({ name }: Company, home: string): Thing => ({
  '@type': 'Organization',
  '@id': companyId(home),
  name,
  url: home,
});

export const describeWebSite = ({ name }: Company, home: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name,
  url: home,
  inLanguage: 'en',
  publisher: createReference(companyId(home)),
});

/** Describes a person. `employer` is the `@id` of the company, `image` the address of the portrait. */
export const describePerson = (
  { name, role, certificates }: Omit<Person, 'portrait'>,
  { employer, image }: { readonly employer: string; readonly image: string | undefined },
): Thing => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  image,
  worksFor: createReference(employer),
  hasCredential: certificates.map((held) => ({ '@type': 'EducationalOccupationalCredential', name: held })),
});
