/** Checks the project's documents against its content, and the JSON schemas that are made for editors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFiles } from '../../check/engine/content.ts';
import { createJsonSchema, type JsonSchema } from '../../json-schemas/json-schema.ts';
import { readContent } from '../../check/engine/read-content.ts';
import { checkLink, mapAnchorsByUrl } from '../../check/rules/references.ts';
import { type ContentFileSpec, contentFiles } from '../../schemas/content-files.schema.ts';
import { ICONS } from '../../schemas/icon.schema.ts';
import { readTestData } from '../../../../tests/support/test-data.ts';

const root = join(import.meta.dirname, '../../../..');
const files = readContent(root);
const guide = readFileSync(join(root, 'content/README.md'), 'utf8');

test('every section that docs/launch-law.md names exists', () => {
  const anchorsByUrl = mapAnchorsByUrl(parseFiles(files));
  const launchLaw = readFileSync(join(root, 'docs/launch-law.md'), 'utf8');
  const sections = launchLaw.match(/(?<=`)\/[a-z]+#[\w-]+(?=`)/g) ?? [];
  expect(sections.length).toBeGreaterThan(20);
  expect(sections.flatMap((url) => checkLink(url, '', anchorsByUrl) ?? [])).toEqual([]);
});

/** Lists a schema and all schemas within it, with their paths. */
const listSchemas = (
  schema: JsonSchema,
  path: string,
): readonly (readonly [path: string, schema: JsonSchema])[] => [
  [path, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    listSchemas(field, `${path}.${name}`),
  ),
  ...(schema.items ? listSchemas(schema.items, `${path}[]`) : []),
  ...(schema.anyOf ?? []).flatMap((alternative) => listSchemas(alternative, path)),
];

const schemas = Object.entries<ContentFileSpec>(contentFiles).flatMap(([name, file]) =>
  listSchemas(createJsonSchema(file), name),
);

const { selfExplanatoryNames, selfExplanatoryLists } = readTestData<
  Record<'selfExplanatoryNames' | 'selfExplanatoryLists', string[]>
>(import.meta.url);

const SELF_EXPLANATORY_PATTERN = new RegExp(
  [
    String.raw`\.(?:${selfExplanatoryNames.join('|')})$`,
    String.raw`(?:${selfExplanatoryLists.join('|')})\[\]$`,
  ].join('|'),
);

test('every object rejects unknown fields', () => {
  const objects = schemas.filter(([, { properties }]) => properties);
  expect(objects.length).toBeGreaterThan(50);
  for (const [path, schema] of objects) expect(schema, path).toMatchObject({ additionalProperties: false });
});

test('every field has a description or a name that says enough', () => {
  const undescribedFields = schemas.filter(
    ([path, { properties, items, anyOf, description }]) =>
      !(properties ?? items ?? anyOf ?? description) && !SELF_EXPLANATORY_PATTERN.test(path),
  );
  expect(undescribedFields).toEqual([]);
});

test('the guide for editors names every file and every icon', () => {
  const expectedNames = [...Object.values(contentFiles).map(({ path }) => path), ...ICONS];
  expect(expectedNames.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
