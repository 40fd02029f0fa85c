/** What search engines read of a page, held against schema.org, their own rules and the content. */
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../src/domain/time/dates.ts';
import { majorUnits } from '../../src/domain/money/money.ts';
import { pricedRow } from '../../src/domain/facts/price-row.ts';
import { content } from '../content/content.ts';
import { allPages, legalRoutes, type Route, unknown } from '../routes.ts';
import { only, pageAt, words } from './site.ts';
import { graph, type Kind, origin, type Thing, thing } from './structured-data.schema.ts';

const { company, plans, addOns, services, legal } = content;

/** Every thing that a page tells of, each checked; none where it has no data block. */
function things(path: string): readonly Thing[] {
  const blocks = pageAt(path).root.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks.length).toBeLessThanOrEqual(1);
  const [block] = blocks;
  if (!block) return [];
  const { '@context': of, ...data } = JSON.parse(block.textContent) as Record<string, unknown>;
  expect(of).toBe('https://schema.org');
  return '@graph' in data ? graph.parse({ '@context': of, ...data })['@graph'] : [thing.parse(data)];
}

function told<Name extends Kind>(path: string, kind: Name): Extract<Thing, { '@type': Name }> {
  const found = things(path).filter((one): one is Extract<Thing, { '@type': Name }> => one['@type'] === kind);
  const [one, ...more] = found;
  if (!one || more.length > 0) throw new Error(`${path} tells of ${found.length} things of the kind ${kind}`);
  return one;
}

const built = (route: Route) => (route === unknown ? '/404' : route.path);

/** By the page, what it tells beside the way to it. */
const SUBJECTS: Readonly<Record<string, Kind>> = {
  '/': 'ProfessionalService',
  '/about': 'ProfessionalService',
  '/contact': 'ProfessionalService',
  '/pricing': 'OfferCatalog',
  ...Object.fromEntries(services.map(({ slug }) => [`/services/${slug}`, 'Service'])),
  ...Object.fromEntries(legalRoutes.map(({ path }) => [path, 'WebPage'])),
};

test.each(allPages.map((route) => [built(route), route] as const))(
  '%s tells what it is about',
  (path, { noindex }) => {
    const kinds = things(path).map((one) => one['@type']);
    const subject = SUBJECTS[path];
    const way = noindex || path === '/' ? [] : ['BreadcrumbList'];
    expect(kinds).toEqual(subject ? [subject, ...way] : way);
  },
);

test.each(['/', '/about', '/contact'])('on %s the company is as in its content', (path) => {
  const one = told(path, 'ProfessionalService');
  expect([one.name, one.telephone, one.email]).toEqual([company.name, company.phone, company.email]);
  expect(one.address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.town,
    addressRegion: company.address.county,
    addressCountry: company.address.countryCode,
  });
  expect(one.geo).toEqual({ '@type': 'GeoCoordinates', ...company.coordinates });
  expect(one.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:30',
      closes: '18:00',
    },
  ]);
});

describe.each(services.map((each) => [each.slug, each] as const))(
  'the service %s',
  (slug, { title, pricing }) => {
    const one = told(`/services/${slug}`, 'Service');

    test('has the name and the address of its page', () => {
      expect([one.name, one.url]).toEqual([title, `${origin}/services/${slug}`]);
    });

    test('is offered at the prices of its slip', () => {
      const rows = pricing.map((row) => pricedRow(row, plans, addOns));
      expect(
        one.offers.map(({ name, priceSpecification: { minPrice, maxPrice, ...rest } }) => [
          name,
          minPrice,
          maxPrice,
          'unitCode' in rest,
        ]),
      ).toEqual(
        rows.map(({ label, from, to, openEnded, per }) => [
          label,
          majorUnits(from),
          to && !openEnded ? majorUnits(to) : undefined,
          per === 'month',
        ]),
      );
    });
  },
);

test('the three plans are offered at their prices for a month', () => {
  const { itemListElement, url } = told('/pricing', 'OfferCatalog');
  expect(url).toBe(`${origin}/pricing`);
  expect(
    itemListElement.map(({ name, price, priceSpecification }) => [name, price, priceSpecification.price]),
  ).toEqual(plans.map(({ name, price }) => [name, majorUnits(price), majorUnits(price)]));
});

test.each(legal.map((document) => [document.slug, document] as const))(
  '/%s says when it changed',
  (slug, document) => {
    const one = told(`/${slug}`, 'WebPage');
    expect([one.url, one.name, one.version]).toEqual([`${origin}/${slug}`, document.title, document.version]);
    expect([one.dateModified, one.datePublished]).toEqual(
      [document.changes[0], document.changes.at(-1)].map((change) => change && isoDate(change.date)),
    );
  },
);

test.each(allPages.filter(({ noindex, path }) => !noindex && path !== '/').map(({ path }) => [path]))(
  'the way to %s begins at Home, leads over pages that there are, and ends at its heading',
  (path) => {
    const { itemListElement } = told(path, 'BreadcrumbList');
    const steps = itemListElement.map(({ item }) => new URL(item).pathname);
    expect(itemListElement.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps).toEqual(path.startsWith('/services/') ? ['/', '/services', path] : ['/', path]);
    expect(itemListElement.at(-1)?.name).toBe(words(only(pageAt(path).root, 'h1')));
    expect(() => steps.map(pageAt)).not.toThrow();
  },
);
