/** What no schema of a file lets through. What an editor is told of each mistake is in tests/content-check. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type ContentFile, contentFiles } from '../../src/domain/content/content-files.schema.ts';
import { isRecord } from '../../src/domain/text/json.ts';

type Entry = Readonly<Record<string, unknown>>;

const root = new URL('../sample/content/', import.meta.url);
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });

/** What a file says as its editor wrote it, with legal documents cut to their frontmatter. */
function written(path: string): unknown {
  const text = readFileSync(new URL(path, root), 'utf8');
  return path.endsWith('.mdx')
    ? parse(text.split(/^---$/m)[1] ?? '', { customTags: ['timestamp'] })
    : parse(text);
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
  expect(kinds).toHaveLength(26);
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
