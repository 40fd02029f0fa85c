import { z } from 'zod';
import type { ContentFile } from '../../../src/domain/content/content-files.schema.ts';

/** The parts of a JSON Schema that our content schemas come out as. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly examples?: readonly unknown[];
}

const asWritten = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // JSON has no dates; an editor writes a day as 2025-01-31.
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  }) as JsonSchema;

const written = new WeakMap<z.ZodType, JsonSchema>();

/** What may stand in a whole file: an object, or a list of them. */
export function fileSchema({ holds, schema }: ContentFile): JsonSchema {
  const known = written.get(schema) ?? asWritten(holds === 'list' ? z.array(schema).min(1) : schema);
  written.set(schema, known);
  return known;
}

/** The schema of what stands at a path; of alternatives, the first that has it. */
export function schemaAt(
  schema: JsonSchema | undefined,
  path: readonly PropertyKey[],
): JsonSchema | undefined {
  const [step, ...rest] = path;
  if (schema === undefined || step === undefined) return schema;
  if (schema.anyOf) {
    return schema.anyOf.map((one) => schemaAt(one, path)).find((found) => found !== undefined);
  }
  return schemaAt(typeof step === 'number' ? schema.items : schema.properties?.[String(step)], rest);
}

/** The names of the fields that an object may have, whichever of its alternatives it is. */
export const fieldsOf = (schema: JsonSchema | undefined): readonly string[] => [
  ...new Set([
    ...Object.keys(schema?.properties ?? {}),
    ...(schema?.anyOf ?? []).flatMap((one) => Object.keys(one.properties ?? {})),
  ]),
];
