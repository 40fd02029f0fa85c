import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFileEntries } from '../schemas/content-files.schema.ts';
import { createJsonSchema, getSchemaFileName } from './json-schema.ts';

/**
 * Writes a JSON Schema for each kind of content file, with which code editors complete and explain fields.
 */
export function writeSchemas(root: string) {
  const folder = join(root, 'content/.schemas');
  mkdirSync(folder, { recursive: true });
  for (const [, file] of contentFileEntries)
    writeFileSync(
      join(folder, getSchemaFileName(file.path)),
      JSON.stringify(createJsonSchema(file), null, 2),
    );
}
