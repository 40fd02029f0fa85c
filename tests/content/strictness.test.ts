/** What an editor's typing mistake looks like: it is refused, and the message names the field. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { catalogueItemSchema } from '../../src/domain/content/catalogue.schema.ts';
import { companySchema } from '../../src/domain/content/company.schema.ts';
import { type ContentFile, contentFiles } from '../../src/domain/content/content-files.schema.ts';
import { testimonialSchema } from '../../src/domain/content/pages.schema.ts';
import { planSchema } from '../../src/domain/content/plan.schema.ts';
import { serviceSchema } from '../../src/domain/content/service.schema.ts';
import { isRecord } from '../../src/domain/text/json.ts';

type Entry = Readonly<Record<string, unknown>>;

const root = new URL('../sample/content/', import.meta.url);
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });

/** What a file says as its editor wrote it, with legal documents cut to their frontmatter. */
function written(path: string): unknown {
  const text = readFileSync(new URL(path, root), 'utf8');
  return parse(path.endsWith('.mdx') ? (text.split(/^---$/m)[1] ?? '') : text, { customTags: ['timestamp'] });
}

/** The entries of a kind of content. */
function entries({ holds, path }: ContentFile): readonly unknown[] {
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '[a-z-]+')}$`);
  const values = paths.filter((one) => pattern.test(one)).map(written);
  return holds === 'list' ? values.flat() : values;
}

function complaint(schema: z.ZodType, data: unknown): string | undefined {
  const { error } = schema.safeParse(data);
  return error && JSON.stringify(error.issues);
}

/** A copy for each object within a value, with the change made to that one. */
function variants(value: unknown, change: (entry: Entry) => readonly Entry[]): readonly unknown[] {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.flatMap((one, index) => variants(one, change).map((other) => list.with(index, other)));
  }
  if (!isRecord(value) || value instanceof Date) return [];
  const inner = Object.entries(value).flatMap(([field, one]) =>
    variants(one, change).map((other) => ({ ...value, [field]: other })),
  );
  return [...change(value), ...inner];
}

/** A page that was added since is no part of the sample. */
const kinds = Object.values<ContentFile>(contentFiles)
  .map((file) => ({ ...file, found: entries(file) }))
  .filter(({ found }) => found.length > 0);

test('every kind of file in the sample has its schema', () => {
  expect(kinds).toHaveLength(19);
});

describe.each(kinds)('$path', (file) => {
  const { found } = file;

  test('is accepted as it is written', () => {
    expect(found.map((entry) => complaint(file.schema, entry))).toEqual(found.map(() => undefined));
  });

  test('an unknown field is refused by its name, wherever it stands', () => {
    const odd = found.flatMap((entry) => variants(entry, (one) => [{ ...one, prise: 1 }]));
    expect(odd.length).toBeGreaterThanOrEqual(found.length);
    expect(odd.filter((entry) => !complaint(file.schema, entry)?.includes('prise'))).toEqual([]);
  });

  test('an empty entry is refused', () => {
    expect(complaint(file.schema, {})).toContain('"path"');
  });
});

describe('a value that cannot be is refused with its field and the reason', () => {
  const kes = (amount: number) => ({ amount, currency: 'KES' });
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const [plan, item, service, company, testimonial] = (
    ['plans', 'catalogue', 'services', 'company', 'testimonials'] as const
  ).map((name) => entries(contentFiles[name])[0] as Entry);
  const row = (price: object) => ({ ...service, pricing: [{ label: 'Network design', ...price }] });

  test.each([
    ['a plan in dollars', planSchema, { ...plan, price: usd(1) }, 'must be in KES', 'price'],
    ['an item in shillings', catalogueItemSchema, { ...item, price: kes(1) }, 'must be in USD', 'price'],
    [
      'an unknown currency',
      planSchema,
      { ...plan, price: { ...kes(1), currency: 'EUR' } },
      'KES',
      'currency',
    ],
    ['a price as text', planSchema, { ...plan, price: 'KES 24,000' }, 'expected object', 'price'],
    ['half a cent', catalogueItemSchema, { ...item, price: usd(0.005) }, 'at most two decimals', 'amount'],
    ['a negative price', planSchema, { ...plan, price: kes(-1) }, 'expected number to be >0', 'amount'],
    ['an unknown icon', serviceSchema, { ...service, icon: 'rocket' }, 'cloud', 'icon'],
    ['seven things included', serviceSchema, { ...service, included: [] }, 'exactly 8 items', 'included'],
    ['a phone number without +', companySchema, { ...company, phone: '0700 000 000' }, '+254', 'phone'],
    ['four stars', testimonialSchema, { ...testimonial, rating: 4 }, 'expected 5', 'rating'],
    ['an empty name', planSchema, { ...plan, name: '  ' }, 'Too small', 'name'],
    ['a misspelt row of prices', serviceSchema, row({ form: kes(1) }), 'invalid_union', 'pricing'],
    ['a row in dollars', serviceSchema, row({ from: usd(1) }), 'must be in KES', 'pricing'],
    [
      'hours without an end',
      companySchema,
      { ...company, hours: [{ days: 'Monday', opens: '08:30', close: '18:00' }] },
      'invalid_union',
      'hours',
    ],
  ])('%s', (_, schema, data, reason, field) => {
    const message = complaint(schema, data);
    expect(message).toContain(reason);
    expect(message).toContain(`"${field}"`);
  });
});
