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

const root = join(import.meta.dirname, '../../../..');
const texts = readContent(root);
const guide = readFileSync(join(root, 'content/README.md'), 'utf8');

test('every section that docs/launch-law.md names exists', () => {
  const anchorsByUrl = mapAnchorsByUrl(parseFiles(texts));
  const launchLaw = readFileSync(join(root, 'docs/launch-law.md'), 'utf8');
  const sections = launchLaw.match(/(?<=`)\/[a-z]+#[\w-]+(?=`)/g) ?? [];
  expect(sections.length).toBeGreaterThan(20);
  expect(sections.flatMap((url) => checkLink(url, '', anchorsByUrl) ?? [])).toEqual([]);
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

const schemas = Object.entries<ContentFileSpec>(contentFiles).flatMap(([name, file]) =>
  listSchemas(createJsonSchema(file), name),
);

/** Fields that need no description, because their name or its unit says enough. */
const SELF_EXPLANATORY_NAMES = [
  'id',
  'name',
  'title',
  '\\w*[hH]eading',
  'street',
  'town',
  'county',
  'country',
  'latitude',
  'longitude',
  'currency',
  'version',
  'mission',
  'vision',
  'rating',
  'payment',
  'lead',
  'countryCode',
  '\\w*[tT]ext',
  'description',
  'summary',
  'role',
  'company',
  'duration',
  'days',
  'branch',
  'accountNumber',
  'holds',
  'until',
  'job',
  'addOn',
  'service',
  'email',
  'whatsapp',
  'from',
  'to',
  'minimumAge',
  // The ending of these names says the unit.
  '\\w+Days',
  '\\w+Hours',
  '\\w+Months',
  '\\w+Percent',
  '\\w+PercentPerMonth',
];
/** Lists whose entries need no description. */
const SELF_EXPLANATORY_LISTS = [
  'paragraphs',
  'items',
  'features',
  'assurances',
  'needs',
  'handover',
  'addOns',
  'certificates',
];
const SELF_EXPLANATORY_PATTERN = new RegExp(
  [
    String.raw`\.(?:${SELF_EXPLANATORY_NAMES.join('|')})$`,
    String.raw`(?:${SELF_EXPLANATORY_LISTS.join('|')})\[\]$`,
  ].join('|'),
);

test('every object rejects unknown fields, and every field has a description', () => {
  const objects = schemas.filter(([, { properties }]) => properties);
  expect(objects.length).toBeGreaterThan(50);
  for (const [path, schema] of objects) expect(schema, path).toMatchObject({ additionalProperties: false });
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
