/** What the pages print is what content/ says: each figure is written once. */
import { describe, expect, test } from 'vitest';
import { fact, facts, fillFacts } from '../../src/domain/facts/facts.ts';
import { formatMoney } from '../../src/domain/money/money.ts';
import { priceRange, pricedRow } from '../../src/domain/facts/price-row.ts';
import { homeStats, servicesStats } from '../../src/domain/facts/stats.ts';
import { content as written } from '../content/content.ts';
import { eachPage, only, pageAt, textIn, words } from './site.ts';

const known = facts(written);
const content = fillFacts(written, known);
const { company, plans, addOns } = content;

const mainOf = (path: string) => only(pageAt(path).root, 'main');

describe('/pricing', () => {
  const text = words(mainOf('/pricing'));

  test.each(plans)('$name at its price, with its features', ({ name, summary, price, features }) => {
    expect(text).toContain(
      `${name} ${summary} ${formatMoney(price)} per month, before VAT Get Started: ${name} ${features.join(' ')}`,
    );
  });

  test.each(addOns)('$name at its price', ({ name, description, price, startsAt }) => {
    const printed = `${startsAt ? 'from ' : ''}${formatMoney(price)}`;
    expect(text).toContain(`${name} ${printed} ${description}`);
  });
});

test.each(content.services)(
  '/services/$slug prints its prices and its eight items',
  ({ slug, pricing, included }) => {
    const text = words(mainOf(`/services/${slug}`));
    for (const row of pricing) {
      const priced = pricedRow(row, plans, addOns);
      expect(text).toContain(`${row.label} ${priceRange(priced)}${priced.per ? ` per ${priced.per}` : ''}`);
    }
    for (const { title } of included) expect(text).toContain(title);
  },
);

test('Home prints its four counters with their final numbers', () => {
  const text = textIn(mainOf('/')).split('\n');
  for (const { value, suffix, label } of homeStats(company, plans)) {
    expect(text[text.indexOf(label) - 1]).toBe(`${value}${suffix}`);
  }
});

test('About prints its team with the final numbers', () => {
  const text = words(mainOf('/about'));
  for (const { role, count, description } of content.about.team) {
    expect(text).toContain(`${count}+ ${role} ${description}`);
  }
});

test('the services page prints its band of figures', () => {
  const text = words(mainOf('/services'));
  for (const { figure, label } of servicesStats(company, plans, content.servicesPage.stats)) {
    expect(text).toContain(`${figure} ${label}`);
  }
});

test('Home prints its testimonials, partners and badges', () => {
  const text = words(mainOf('/'));
  for (const { name, company, text: said } of content.testimonials) {
    expect(text).toContain(`5 out of 5 stars “${said}” ${name}, ${company}`);
  }
  for (const { name, type } of content.partners) expect(text).toContain(`${name} ${type}`);
  for (const badge of content.home.badges) expect(text).toContain(badge.text);
});

test('About prints the milestones and the registration', () => {
  const text = words(mainOf('/about'));
  for (const { year, description } of content.about.milestones) {
    expect(text).toMatch(new RegExp(`${year} .+? ${description.replaceAll('.', '\\.')}`));
  }
  for (const value of [
    company.legalName,
    company.registrationNumber,
    company.taxPin,
    company.postalAddress,
  ]) {
    expect(text).toContain(value);
  }
});

test.each(content.legal)('/$slug prints every fact that it names', ({ slug, body }) => {
  // A phone number has no-break spaces.
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
  const text = spaced(words(mainOf(`/${slug}`)));
  const named = Array.from(body.matchAll(/<Fact name="([^"]+)"/g), ([, name = '']) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !text.includes(spaced(fact(known, name))))).toEqual([]);
});

describe('the tables of the policies', () => {
  const rows = (path: string, caption: string) =>
    pageAt(path)
      .root.querySelectorAll('table')
      .filter((table) => words(only(table, 'caption')) === caption)
      .flatMap((table) => table.querySelectorAll('tbody tr'))
      .map((row) => row.querySelectorAll('th, td').map(words));

  test('response times', () => {
    expect(rows('/terms', 'Support hours and response times by plan')).toEqual([
      ['Basic', '8x5, Monday to Friday', '4 hours', 'No'],
      ['Professional', '24/7', '1 hour', 'No'],
      ['Elite', '24/7', '30 minutes', 'Yes'],
    ]);
  });

  test('refunds of projects', () => {
    expect(rows('/refund', 'Refund by share of the project completed')).toEqual([
      ['0% to 25%', '75%'],
      ['26% to 50%', '50%'],
      ['51% to 75%', '25%'],
      ['76% or more', 'None'],
    ]);
  });

  test('service credits', () => {
    expect(rows('/refund', 'Service credits by severity of the breach')).toEqual([
      ['Minor', '10%'],
      ['Major', '25%'],
      ['Critical', 'Up to 50%'],
    ]);
  });

  test('kinds of cookies', () => {
    const lasts = rows('/cookie', 'Kinds of cookies, their purpose and how long they last').map(
      ([kind, , lasting]) => [kind, lasting],
    );
    expect(lasts).toEqual([
      ['Essential', 'From the session to 24 hours'],
      ['Functional', 'Up to 12 months'],
      ['Analytics', 'Up to 24 months'],
      ['Marketing', 'Not applicable'],
    ]);
  });
});

test.each(eachPage)('the footer of %s names the company and how to reach it', (_, { root }) => {
  const footer = words(only(root, 'footer'));
  for (const line of [
    company.email,
    company.phone,
    fact(known, 'company.address'),
    `© ${company.foundedYear}–`,
    `${company.legalName}. All rights reserved.`,
    company.registrationNumber,
    company.postalAddress,
  ]) {
    expect(footer).toContain(line);
  }
});
