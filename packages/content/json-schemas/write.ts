import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFile, contentFiles } from '../schemas/content-files.schema.ts';
import { jsonSchema, schemaFileOf } from './json-schema.ts';

/**
 * Writes a JSON Schema for each kind of content file, so that code editors can complete and explain its
 * fields.
 */
export function writeSchemas(root: string): void {
  const folder = join(root, 'content/.schemas');
  mkdirSync(folder, { recursive: true });
  for (const file of Object.values<ContentFile>(contentFiles))
    writeFileSync(join(folder, schemaFileOf(file.path)), JSON.stringify(jsonSchema(file), null, 2));
}
