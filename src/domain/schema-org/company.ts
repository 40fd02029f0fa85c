import type { Company, Opening } from '../content/company.schema.ts';
import { companyId, type Thing } from './thing.ts';
import { weekdays } from '../time/weekdays.ts';

/** Days with hours. Those with a note alone, such as `by appointment`, are not hours to be found open. */
const hoursOf = (openings: readonly Opening[]) =>
  openings
    .filter((opening) => 'opens' in opening)
    .map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays(days),
      opens,
      closes,
    }));

/** Also on Home, which has few bytes left. */
export const professionalService = (company: Company, home: string): Thing => ({
  '@type': 'ProfessionalService',
  '@id': companyId(home),
  name: company.name,
  url: home,
  telephone: company.phone,
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.town,
    addressRegion: company.address.county,
    addressCountry: company.address.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', ...company.coordinates },
  openingHoursSpecification: hoursOf(company.hours),
});
