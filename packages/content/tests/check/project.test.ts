/** The project's own documents, and what is made from the schemas. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFiles } from '../../check/engine/content.ts';
import { createJsonSchema, type JsonSchema } from '../../json-schemas/json-schema.ts';
import { readContent } from '../../check/engine/read-content.ts';
import { checkLink, listAddresses } from '../../check/rules/references.ts';
import { type ContentFile, contentFiles } from '../../schemas/content-files.schema.ts';
import { ICONS } from '../../schemas/icon.schema.ts';

const root = join(import.meta.dirname, '../../../..');
const texts = readContent(root);
const guide = readFileSync(join(root, 'content/README.md'), 'utf8');

test('each part of a document that docs/launch-law.md names is there', () => {
  const site = listAddresses(checkFiles(texts));
  const law = readFileSync(join(root, 'docs/launch-law.md'), 'utf8');
  const parts = law.match(/(?<=`)\/[a-z]+#[\w-]+(?=`)/g) ?? [];
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.flatMap((url) => checkLink(url, '', site) ?? [])).toEqual([]);
});

/** Lists a schema and all schemas within it, with their paths. */
const listSchemas = (schema: JsonSchema, path: string): readonly (readonly [string, JsonSchema])[] => [
  [path, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    listSchemas(field, `${path}.${name}`),
  ),
  ...(schema.items ? listSchemas(schema.items, `${path}[]`) : []),
  ...(schema.anyOf ?? []).flatMap((alternative) => listSchemas(alternative, path)),
];

const schemas = Object.entries<ContentFile>(contentFiles).flatMap(([name, file]) =>
  listSchemas(createJsonSchema(file), name),
);

/** Fields whose name needs no explanation. */
const OBVIOUS =
  /\.(?:name|street|town|county|country|latitude|longitude|currency)$|changes\[\]\.version$|(?:paragraphs|items|features|assurances)\[\]$/;

test('no object of any file takes an unknown field, and every field explains itself', () => {
  const objects = schemas.filter(([, { properties }]) => properties);
  expect(objects.length).toBeGreaterThan(50);
  for (const [path, schema] of objects) expect(schema, path).toMatchObject({ additionalProperties: false });
  const silent = schemas.filter(
    ([path, { properties, items, anyOf, description }]) =>
      !(properties ?? items ?? anyOf ?? description) && !OBVIOUS.test(path),
  );
  expect(silent).toEqual([]);
});

test('the guide for editors explains every file, and lists every icon', () => {
  const expectedPaths = [...Object.values(contentFiles).map(({ path }) => path), ...ICONS];
  expect(expectedPaths.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
