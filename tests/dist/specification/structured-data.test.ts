/** What search engines read of the company, its prices and its policies is what visitors read. */
import { expect, test } from 'vitest';
import { legalRoutes } from '../../routes.ts';
import { only } from '../site.ts';
import { pageAt } from './sample.ts';

interface Thing {
  readonly name: string;
  readonly offers: readonly Thing[];
  readonly itemListElement: readonly Thing[];
  readonly priceSpecification: Readonly<Record<string, string | number | undefined>>;
  readonly [field: string]: unknown;
}

/** What a page describes first: its subject. */
function subjectOf(path: string): Thing {
  const block = only(pageAt(path).root, 'script[type="application/ld+json"]').textContent;
  const data = JSON.parse(block) as Thing & { '@graph'?: readonly Thing[] };
  return data['@graph']?.[0] ?? data;
}

/** `Monitoring 28000 monthly`. */
const inShort = ({ name, priceSpecification: { price, minPrice, maxPrice, unitCode } }: Thing) =>
  [name, price, minPrice, maxPrice, unitCode === 'MON' ? 'monthly' : undefined]
    .filter((part) => part !== undefined)
    .join(' ');

test.each(['/', '/about', '/contact'])('the company, on %s', (path) => {
  expect(subjectOf(path)).toMatchObject({
    name: 'Mtelo Systems',
    telephone: '+254 700 000 000',
    email: 'support@mtelo.example',
    address: {
      streetAddress: 'Kitale–Lodwar Road',
      addressLocality: 'Kapenguria',
      addressRegion: 'West Pokot County',
      addressCountry: 'KE',
    },
    geo: { latitude: 1.2389, longitude: 35.1119 },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:30',
        closes: '18:00',
      },
    ],
  });
});

test.each([
  ['cloud-server-management', ['35000 monthly']],
  ['network-design-support', ['45000', '18000 monthly']],
  ['cybersecurity-services', ['9500', '65000 250000', '28000 monthly']],
  ['automation-integration', ['25000', '150000']],
  ['it-maintenance-plans', ['24000 119000 monthly']],
])('the prices of %s', (slug, prices) => {
  const { offers } = subjectOf(`/services/${slug}`);
  expect(offers.map((offer) => inShort(offer).slice(offer.name.length + 1))).toEqual(prices);
});

test('the plans', () => {
  const { itemListElement } = subjectOf('/pricing');
  expect(itemListElement.map(inShort)).toEqual([
    'Basic 24000 monthly',
    'Professional 55000 monthly',
    'Elite 119000 monthly',
  ]);
  expect(itemListElement.map(({ price }) => price)).toEqual([24_000, 55_000, 119_000]);
});

test.each(legalRoutes)('the version and the day of $path', ({ path }) => {
  expect(subjectOf(path)).toMatchObject({
    version: '1.0',
    datePublished: '2025-01-01',
    dateModified: '2025-01-01',
  });
});
