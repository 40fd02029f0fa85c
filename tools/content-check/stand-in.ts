import type { JsonSchema } from './json-schema.ts';

/**
 * A value that the schema allows, in the place of one that is missing or beyond guessing, so that the rules that
 * look at several files can go on with the rest.
 */
export function standIn(schema: JsonSchema | undefined): unknown {
  if (!schema) return undefined;
  if (schema.anyOf) return standIn(schema.anyOf[0]);
  const [given] = [schema.const, schema.default, ...(schema.enum ?? []), ...(schema.examples ?? [])].filter(
    (value) => value !== undefined,
  );
  if (given !== undefined) return given;
  if (schema.format === 'date') return new Date('2025-01-01');
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => standIn(schema.items));
  if (schema.type === 'object') {
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, standIn(schema.properties?.[name])]),
    );
  }
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? 'text' : Math.max(schema.minimum ?? 1, 1);
}
