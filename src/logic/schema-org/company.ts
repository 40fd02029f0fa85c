import type { Person } from '@site/content/schemas/about.schema';
import type { Company } from '@site/content/schemas/company.schema';
import { COMPANY_REFERENCE, type Thing } from './thing.ts';
import type { SpecialDays } from '../contact/open-now.ts';
import { paths, portraitPath, socialImagePath } from '@site/rules/urls/paths';
import { type Opening, parseWeekdays } from '@site/rules/time/opening-hours';

/** The hours that search engines expect for a day on which we are closed. */
const CLOSED_HOURS = { opens: '00:00', closes: '00:00' };

const createHoursSpecification = (hours: object) => ({ '@type': 'OpeningHoursSpecification', ...hours });

/**
 * Describes the office hours. Days with a note other than `closed` are left out, such as `by appointment`.
 */
const describeHours = (openings: readonly Opening[]) =>
  openings.flatMap(({ days, ...timesOrNote }) => {
    if ('note' in timesOrNote && timesOrNote.note !== 'closed') return [];
    const times = 'note' in timesOrNote ? CLOSED_HOURS : timesOrNote;
    return createHoursSpecification({ dayOfWeek: parseWeekdays(days), ...times });
  });

/** Describes the hours of special days. The office is closed on special days without times. */
const describeSpecialHours = ({ from, until, times }: SpecialDays) =>
  createHoursSpecification({ validFrom: from, validThrough: until, ...(times ?? CLOSED_HOURS) });

/** Describes the company briefly, for pages that only refer to it. */
export const describeOrganization = ({ name }: Company): Thing => ({
  '@type': 'Organization',
  ...COMPANY_REFERENCE,
  name,
  url: paths.home,
});

export const describeBusiness = (
  company: Company,
  specialDays: readonly SpecialDays[],
  /** The home page's description of the company, and the range of the plans' prices. */
  copy: Readonly<Record<'description' | 'priceRange', string>>,
): Thing => ({
  ...describeOrganization(company),
  ...copy,
  '@type': 'LocalBusiness',
  legalName: company.legalName,
  foundingDate: String(company.foundedYear),
  logo: '/icon-512.png',
  image: socialImagePath(paths.home),
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
  specialOpeningHoursSpecification:
    specialDays.length > 0 ? specialDays.map(describeSpecialHours) : undefined,
});

export const describeWebSite = ({ name }: Company): Thing => ({
  '@type': 'WebSite',
  '@id': '/#website',
  name,
  url: paths.home,
  inLanguage: 'en',
  publisher: COMPANY_REFERENCE,
});

export const describePerson = ({ name, role, certificates, portrait }: Person): Thing => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  image: portrait && portraitPath(portrait.file),
  worksFor: COMPANY_REFERENCE,
  hasCredential: certificates.map((certificate) => ({
    '@type': 'EducationalOccupationalCredential',
    name: certificate,
  })),
});
