/** Every figure of the content in the words in which pages, text versions and structured data print it. */
import { type Content, contentIn } from '../../content/content.ts';
import { coordinates } from '../../../src/domain/facts/coordinates.ts';
import { hours } from '../../../src/domain/time/duration.ts';
import { formatMoney, majorUnits, type Money } from '../../../src/domain/money/money.ts';
import { openingTimes } from '../../../src/domain/time/opening-hours.ts';
import { facts } from '../../../src/domain/facts/facts.ts';
import { priceRange, pricedRow } from '../../../src/domain/facts/price-row.ts';
import { homeStats, servicesStats } from '../../../src/domain/facts/stats.ts';

/** The words of a figure by what it is a figure of. */
type Printed = Readonly<Record<string, string>>;

const numbered = (name: string, words: readonly string[]): Printed =>
  Object.fromEntries(words.map((text, index) => [`${name} ${index + 1}`, text]));

const together = (parts: readonly Printed[]): Printed =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

/** In structured data, as a price or the end of a range. */
const forSearch = (name: string, price: Money): Printed =>
  together(
    ['price', 'minPrice', 'maxPrice'].map((field) => ({
      [`${name} as ${field}`]: `"${field}":${majorUnits(price)}`,
    })),
  );

/** An amount for people, for search engines and in an island's properties. */
const amount = (name: string, price: Money): Printed => ({
  [name]: formatMoney(price),
  ...forSearch(name, price),
  [`${name}, to an island`]: `[0,${price.minor}]`,
});

function ofCompany({ company }: Content): Printed {
  const times = company.hours.flatMap((opening) => ('opens' in opening ? [opening] : []));
  return {
    coordinates: coordinates(company.coordinates),
    'tax number': company.taxPin,
    'postal address': company.postalAddress,
    street: company.address.street,
    WhatsApp: company.whatsapp,
    'WhatsApp link': company.whatsapp.replaceAll(/\D/g, ''),
    ...together(
      times.map((opening, index) => ({
        [`hours ${index + 1}`]: openingTimes(opening),
        [`opening ${index + 1}`]: `"opens":"${opening.opens}"`,
        [`closing ${index + 1}`]: `"closes":"${opening.closes}"`,
      })),
    ),
  };
}

const ofServices = ({ services, plans, addOns }: Content): Printed =>
  together(
    services.flatMap(({ slug, pricing }) =>
      pricing.map((row, index) => {
        const name = `${slug} ${index + 1}`;
        return {
          [name]: priceRange(pricedRow(row, plans, addOns)),
          ...('from' in row ? forSearch(`${name}, lowest`, row.from) : {}),
          ...('from' in row && row.to ? forSearch(`${name}, highest`, row.to) : {}),
        };
      }),
    ),
  );

function ofTables({ policies: { refund, cookies } }: Content): Printed {
  const bands = refund.projects.map(({ completedFrom, completedTo }) =>
    completedTo === undefined ? `${completedFrom}% or more` : `${completedFrom}% to ${completedTo}%`,
  );
  const shares = refund.projects.map(({ refundPercent }) =>
    refundPercent === 0 ? 'None' : `${refundPercent}%`,
  );
  const credits = Object.values(refund.slaCredits).map((percent) => `${percent}%`);
  return {
    ...numbered('refund band', bands),
    ...numbered('refund', shares),
    ...numbered('service credit', credits),
    'longest session': `From the session to ${hours(cookies.essentialMaxHours)}`,
  };
}

const ofPages = ({ company, plans, about: { team, milestones }, servicesPage }: Content): Printed => ({
  ...numbered(
    'counter',
    homeStats(company, plans).map(({ value, suffix }) => `${value}${suffix}`),
  ),
  ...numbered(
    'figure',
    servicesStats(company, plans, servicesPage.stats).map(({ figure }) => figure),
  ),
  ...numbered(
    'team',
    team.map(({ count }) => `${count}+`),
  ),
  ...numbered(
    'milestone',
    milestones.map(({ year }) => String(year)),
  ),
});

/** The same names come from any content of the same shape. */
export function printedFigures(root: string): Printed {
  const content = contentIn(root);
  const priced = [...content.plans, ...content.addOns, ...content.catalogue];
  return {
    ...facts(content),
    ...ofCompany(content),
    ...ofTables(content),
    ...ofPages(content),
    ...ofServices(content),
    ...together(priced.map(({ id, price }) => amount(`price of ${id}`, price))),
  };
}
