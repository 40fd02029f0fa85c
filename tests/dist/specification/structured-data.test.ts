/** Where the company is and when it is open, as search engines read it. */
import { expect, test } from 'vitest';
import { only } from '../site.ts';
import { pageAt } from './sample.ts';

test.each(['/', '/about', '/contact'])('the company, on %s', (path) => {
  const block = only(pageAt(path).root, 'script[type="application/ld+json"]').textContent;
  const data = JSON.parse(block) as { '@graph'?: readonly unknown[] };
  expect(data['@graph']?.[0] ?? data).toMatchObject({
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
