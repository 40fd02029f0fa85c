/** The project's own content, and what is made from its schemas. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../tools/content-check/check-content.ts';
import { nameOf } from '../../tools/content-check/engine/checked-file.ts';
import { jsonSchema, type JsonSchema } from '../../tools/content-check/engine/json-schema.ts';
import { sentence } from '../../tools/content-check/engine/mistake.ts';
import { readContent } from '../../tools/content-check/engine/read-content.ts';
import { madeFiles, schemaLine } from '../../tools/content-schemas.ts';
import { type ContentFile, contentFiles } from '../../src/domain/content/content-files.schema.ts';
import { plainPageSchema } from '../../src/domain/content/pages.schema.ts';
import { sample } from './changed-content.ts';
import { ICONS } from '../../src/domain/content/icon.schema.ts';

const root = join(import.meta.dirname, '../..');
const texts = readContent(root);
const guide = readFileSync(join(root, 'content/README.md'), 'utf8');

test('the content is in order', () => {
  expect(checkContent(texts, new Date()).map(sentence)).toEqual([]);
});

test('the checked-in schemas are what `npm run content:schemas` makes', () => {
  for (const [path, made] of Object.entries(madeFiles))
    expect(JSON.parse(readFileSync(join(root, path), 'utf8')), path).toEqual(made);
});

test('each YAML file names its schema', () => {
  const yamlFiles = sample.filter(({ file }) => file.endsWith('.yaml'));
  expect(yamlFiles).toHaveLength(36);
  for (const { file, text } of yamlFiles) {
    const name = nameOf(file);
    expect(text.split('\n')[0]).toBe(name && schemaLine(file, contentFiles[name].path));
  }
});

/** The fields of a schema that say nothing about themselves, nor have fields that do. */
function silent(schema: JsonSchema, path: string): readonly string[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => silent(field, `${path}.${name}`)),
    ...(schema.items ? silent(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((one) => silent(one, path)),
  ];
  const isLeaf = !schema.properties && !schema.items && !schema.anyOf;
  return isLeaf && schema.description === undefined ? [path] : inner;
}

/** Fields whose name says it all. */
const OBVIOUS =
  /\.(?:name|street|town|county|country|latitude|longitude|currency)$|changes\[\]\.version$|paragraphs\[\]$|items\[\]$|features\[\]$|assurances\[\]$/;

test('every field of every file explains itself', () => {
  const files = Object.entries<ContentFile>(contentFiles);
  const fields = files.flatMap(([name, file]) => silent(jsonSchema(file), name));
  expect(fields.filter((path) => !OBVIOUS.test(path))).toEqual([]);
  expect(fields.length).toBeGreaterThan(0);
});

test('the guide for editors explains every file, and lists every icon', () => {
  const files = Object.values(contentFiles).filter(({ schema }) => schema !== plainPageSchema);
  const named = [...files.map(({ path }) => path), ...ICONS];
  expect(named.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
