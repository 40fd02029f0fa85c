/** What an editor's slip looks like: it is refused, and the message names the field. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { catalogueItemSchema } from '../../src/domain/content/catalogue.schema.ts';
import { companySchema } from '../../src/domain/content/company.schema.ts';
import { fact, facts } from '../../src/domain/facts/facts.ts';
import { failurePageSchema, testimonialSchema } from '../../src/domain/content/pages.schema.ts';
import { planSchema } from '../../src/domain/content/plan.schema.ts';
import { policiesSchema } from '../../src/domain/content/policies.schema.ts';
import { serviceSchema } from '../../src/domain/content/service.schema.ts';
import { content, contentFiles, rawYaml } from './content.ts';

type Entry = Readonly<Record<string, unknown>>;

/** An entry of a content file, as its editor wrote it. */
function entry(path: string, index?: number): Entry {
  const data = rawYaml(path);
  return (index === undefined ? data : (data as unknown[])[index]) as Entry;
}

const complaint = (schema: z.ZodType, data: unknown) => {
  const { error } = schema.safeParse(data);
  return error && z.prettifyError(error);
};

const plan = entry('plans.yaml', 0);
const item = entry('catalogue.yaml', 0);
const service = entry('services/network-design-support.yaml');
const company = entry('company.yaml');
const policies = entry('policies.yaml');
const failure = entry('pages/failure.yaml');
const testimonial = entry('testimonials.yaml', 0);

const without = (data: Entry, field: string) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));

describe('what is written as it is, is accepted', () => {
  test.each([
    ['a plan', planSchema, plan],
    ['a catalogue item', catalogueItemSchema, item],
    ['a service', serviceSchema, service],
    ['the company', companySchema, company],
    ['the policies', policiesSchema, policies],
    ['the failure page', failurePageSchema, failure],
    ['a testimonial', testimonialSchema, testimonial],
  ])('%s', (_, schema, data) => {
    expect(complaint(schema, data)).toBeUndefined();
  });
});

describe('an unknown field is refused by its name', () => {
  test.each([
    ['a plan', planSchema, { ...plan, prise: 1 }, 'prise'],
    ['a catalogue item', catalogueItemSchema, { ...item, untis: 'hour' }, 'untis'],
    ['a service', serviceSchema, { ...service, colour: 'sun' }, 'colour'],
    ['the company', companySchema, { ...company, fax: '+254 700 000 000' }, 'fax'],
    ['the policies', policiesSchema, { ...policies, cookie: {} }, 'cookie'],
    ['the failure page', failurePageSchema, { ...failure, reason: [] }, 'reason'],
    ['a testimonial', testimonialSchema, { ...testimonial, photo: 'x.jpg' }, 'photo'],
  ])('in %s', (_, schema, data, field) => {
    expect(complaint(schema, data)).toContain(`"${field}"`);
  });
});

describe('a missing field is refused by its name', () => {
  test.each([
    ['price', planSchema, plan],
    ['sla', planSchema, plan],
    ['name', catalogueItemSchema, item],
    ['pricing', serviceSchema, service],
    ['email', companySchema, company],
    ['refund', policiesSchema, policies],
    ['reasons', failurePageSchema, failure],
    ['rating', testimonialSchema, testimonial],
  ])('%s', (field, schema, data) => {
    expect(complaint(schema, without(data, field))).toContain(`at ${field}`);
  });
});

describe('a value that cannot be is refused with its field and the reason', () => {
  const kes = { amount: 100, currency: 'KES' };
  const usd = { amount: 100, currency: 'USD' };

  test.each([
    ['a plan in dollars', planSchema, { ...plan, price: usd }, 'must be in KES', 'at price'],
    [
      'a catalogue item in shillings',
      catalogueItemSchema,
      { ...item, price: kes },
      'must be in USD',
      'at price',
    ],
    [
      'an unknown currency',
      planSchema,
      { ...plan, price: { amount: 1, currency: 'EUR' } },
      'KES',
      'at price.currency',
    ],
    ['a price as text', planSchema, { ...plan, price: 'KES 24,000' }, 'expected object', 'at price'],
    [
      'half a cent',
      catalogueItemSchema,
      { ...item, price: { amount: 0.005, currency: 'USD' } },
      'multiple of 0.01',
      'at price.amount',
    ],
    [
      'a negative price',
      planSchema,
      { ...plan, price: { amount: -1, currency: 'KES' } },
      'expected number to be >0',
      'at price.amount',
    ],
    ['an unknown icon', serviceSchema, { ...service, icon: 'rocket' }, 'cloud', 'at icon'],
    [
      'seven things included',
      serviceSchema,
      { ...service, included: content.services[0]?.included.slice(1) },
      'a service page lists exactly 8 items',
      'at included',
    ],
    ['a phone number without +', companySchema, { ...company, phone: '0700 000 000' }, '+254', 'at phone'],
    ['four stars', testimonialSchema, { ...testimonial, rating: 4 }, 'expected 5', 'at rating'],
    ['an empty name', planSchema, { ...plan, name: '  ' }, 'Too small', 'at name'],
  ])('%s', (_, schema, data, reason, field) => {
    const message = complaint(schema, data);
    expect(message).toContain(reason);
    expect(message).toContain(field);
  });
});

describe('a slip within a row that can be written in several ways names the row', () => {
  // Astro's build adds which fields it expected there and which it found.
  test('of prices', () => {
    const row = { label: 'Network design', form: { amount: 45000, currency: 'KES' } };
    expect(complaint(serviceSchema, { ...service, pricing: [row] })).toContain('at pricing[0]');
  });

  test('of prices, and the currency where only that is wrong', () => {
    const row = { label: 'Network design', from: { amount: 45000, currency: 'USD' } };
    expect(complaint(serviceSchema, { ...service, pricing: [row] })).toContain('must be in KES');
  });

  test('of opening hours', () => {
    const hours = [{ days: 'Monday', opens: '08:30', close: '18:00' }];
    expect(complaint(companySchema, { ...company, hours })).toContain('at hours[0]');
  });
});

describe('every fact that content names is one that there is', () => {
  const known = facts(content);

  test.each(contentFiles.map(({ path, text }) => [path, text]))('%s', (path, text) => {
    // A brace in YAML may also be a mapping, which has a colon.
    const inBraces = path.endsWith('.yaml')
      ? Array.from(text.replaceAll(/^\s*#.*$/gm, '').matchAll(/\{([^{}:,]+)\}/g), ([, name = '']) => name)
      : Array.from(text.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);
    const inTags = Array.from(
      text.matchAll(/<Fact\b[^>]*>/g),
      ([tag]) => /name="([^"]*)"/.exec(tag)?.[1] ?? tag,
    );
    const unknown = [...inBraces, ...inTags].filter((name) => !(name in known));
    expect(unknown).toEqual([]);
    for (const name of inTags) expect(fact(known, name)).not.toBe('');
  });
});
