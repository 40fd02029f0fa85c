import { z } from 'zod';
import type { ContentFileSpec } from '../schemas/content-files.schema.ts';
import { addSubject, createFileSchema } from '../check/engine/schema-mistakes.ts';

/** A JSON Schema whose inner schemas are never just true or false. */
export interface JsonSchema extends z.core.JSONSchema.JSONSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  /** The message in VS Code and in the office's form if a value does not match `pattern`. */
  patternErrorMessage?: string;
}

/** Finds the message in which a schema explains its pattern. */
function findPatternMessage({ _zod: { def } }: z.core.$ZodType): string | undefined {
  const parts = [{ _zod: { def } }, ...(def.checks ?? [])];
  const message = parts.map((part) => part._zod.def.error?.({} as never)).find(Boolean);
  return typeof message === 'string' ? addSubject(message) : undefined;
}

export const createJsonSchema = (file: ContentFileSpec): JsonSchema =>
  z.toJSONSchema(createFileSchema(file), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // JSON has no dates. People write a day as 2025-01-31.
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
      if (jsonSchema.pattern) jsonSchema.patternErrorMessage = findPatternMessage(zodSchema);
    },
  }) as JsonSchema;

/** Returns `pages-home.json` for `pages/home.yaml`, and `legal.json` for `legal/*.mdx`. */
export const getSchemaFileName = (path: string) =>
  `${path.replace(/(?:\/\*)?\.\w+$/, '').replaceAll('/', '-')}.json`;
