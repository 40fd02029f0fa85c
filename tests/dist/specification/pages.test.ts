/** The specification, page by page: the words that must be there. */
import type { HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { legalRoutes } from '../../routes.ts';
import { testData } from '../../support/test-data.ts';
import { linksIn, meta, only, words } from '../site.ts';
import { pageAt, pages } from './sample.ts';

interface Expected {
  readonly h1: string;
  readonly texts: readonly string[];
}

const PAGES = testData<Readonly<Record<string, Expected>>>(import.meta.url);

test('every page of the specification is there', () => {
  expect(Object.keys(PAGES)).toHaveLength(21);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(PAGES)));
});

describe.each(Object.entries(PAGES))('%s', (path, { h1, texts }) => {
  const page = pageAt(path);
  const main = only(page.root, 'main');
  const title = words(only(page.root, 'title'));

  test('has the heading of the route table', () => {
    expect(words(only(page.root, 'h1'))).toBe(h1);
  });

  test('its title and description fit in search results', () => {
    expect(title.length).toBeLessThanOrEqual(70);
    const { length } = meta(page, 'description');
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(170);
  });

  test('says what the specification asks for', () => {
    const text = words(main);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((one) => !text.includes(one))).toEqual([]);
  });
});

test.each(['og:title', 'description'])('no two pages share their %s', (name) => {
  const values = pages.map((page) => meta(page, name));
  expect(new Set(values).size).toBe(values.length);
});

test.each(['/', '/about', '/contact'])('search engines read on %s where the company is, and when', (path) => {
  const { textContent } = only(pageAt(path).root, 'script[type="application/ld+json"]');
  expect(textContent).toContain('"streetAddress":"Kitale–Lodwar Road","addressLocality":"Kapenguria"');
  expect(textContent).toContain('"latitude":1.2389,"longitude":35.1119');
  expect(textContent).toContain('"Thursday","Friday"],"opens":"08:30","closes":"18:00"');
});

test.each([
  ['/', 'stars', /5 out of 5 stars/g, 3],
  ['/', 'partners', /Cloud and office|Cloud hosting|Switching|Routers for|Wireless and|Firewalls/g, 6],
  ['/pricing', 'raised plans', /Most Popular/g, 1],
  ['/custom-quote', 'promises', /guarantee On|support included|Professional implementation/g, 3],
])('%s has its %s', (path, _, pattern, count) => {
  expect(words(only(pageAt(path).root, 'main')).match(pattern)).toHaveLength(count);
});

test.each([
  'Managed cloud and servers Cloud & Server Management. Covers monitoring, patching, backups, cost control, access and the monthly report. Migration and server setup are quoted separately. from KES 35,000 per month',
  'Network design Network Design & Support. Covers the site survey and the network drawing. Cabling, wireless and all else are quoted from the drawing. from KES 45,000',
  'Support contract Network Design & Support. Covers the support contract alone, for the network that it names. from KES 18,000 per month',
  'Penetration testing where the quote names it. KES 65,000 to 250,000',
  'Monitoring Cybersecurity Services. Covers security monitoring and incident response. from KES 28,000 per month',
  'for the systems that the quote names. KES 150,000 to 500,000+',
  'with a report every month. The server itself, its licences and a cloud provider’s charges are paid separately. USD 850 monthly',
])('the price list says %s', (row) => {
  expect(words(only(pageAt('/price-list').root, 'main'))).toContain(row);
});

test('each testimonial has as many stars as it says', () => {
  const rows = only(pageAt('/').root, 'main').querySelectorAll('figure > [aria-hidden="true"]');
  expect(rows.map((row) => row.querySelectorAll('svg').length)).toEqual([5, 5, 5]);
});

const services = pages.filter(({ path }) => path.startsWith('/services/'));

test('each of the five service pages lists eight different things', () => {
  const lists = services.map(({ root }) => root.querySelectorAll('main ol > li').map(words));
  expect(lists.map((list) => new Set(list).size)).toEqual([8, 8, 8, 8, 8]);
});

test.each(services)('$path says what is included, and what it costs before VAT', ({ root }) => {
  expect(words(only(root, 'main'))).toMatch(/What’s Included .*Pricing Range .*Prices exclude VAT\./);
});

test('only the maintenance page leads on to the plans', () => {
  const leading = services.filter(({ root }) =>
    linksIn(only(root, 'main')).some(([, target]) => target === '/pricing'),
  );
  expect(leading.map(({ path }) => path)).toEqual(['/services/it-maintenance-plans']);
});

test.each(legalRoutes)('the contents list of $path names each section and leads to it', ({ path }) => {
  const { root } = pageAt(path);
  const headings = root.querySelectorAll('article .prose > h2');
  const idOf = (heading: HtmlElement) => heading.id ?? heading.querySelector('span')?.id ?? '';
  const sections = headings.map((heading) => [words(heading), `#${idOf(heading)}`]);
  const listed = linksIn(root, 'nav[aria-label="Contents"] a');
  expect(listed.length).toBeGreaterThanOrEqual(8);
  expect(listed).toEqual(sections);
});
