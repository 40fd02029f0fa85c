import { z } from 'zod';
import type { ContentFile } from '../schemas/content-files.schema.ts';
import { wholeFile } from '../check/engine/schema-mistakes.ts';

/** A JSON Schema as our content schemas come out: what is within is a schema, never true or false. */
export interface JsonSchema extends z.core.JSONSchema.JSONSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

export const jsonSchema = (file: ContentFile): JsonSchema =>
  z.toJSONSchema(wholeFile(file), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // JSON has no dates; an editor writes a day as 2025-01-31.
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  }) as JsonSchema;

/** `pages/home.yaml` has `pages-home.json`, `legal/*.mdx` has `legal.json`. */
export const schemaFileOf = (path: string) =>
  `${path.replace(/(?:\/\*)?\.\w+$/, '').replaceAll('/', '-')}.json`;

/** The first line of a YAML file, by which code editors find its schema. */
export function schemaLine(file: string, path: string): string {
  const up = '../'.repeat(file.split('/').length - 2);
  return `# yaml-language-server: $schema=${up}.schemas/${schemaFileOf(path)}`;
}
