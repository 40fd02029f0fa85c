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
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly examples?: readonly unknown[];
}

/** What may stand in a whole file: an object, or a list of them. */
export const wholeFile = ({ holds, schema, mayBeEmpty }: ContentFile): z.ZodType =>
  holds === 'list' ? schema.array().min(mayBeEmpty ? 0 : 1) : schema;

export const jsonSchema = (file: ContentFile): JsonSchema =>
  z.toJSONSchema(wholeFile(file), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // JSON has no dates; an editor writes a day as 2025-01-31.
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  }) as JsonSchema;

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
export const fieldsOf = ({ properties = {}, anyOf = [] }: JsonSchema = {}): readonly string[] => [
  ...new Set([properties, ...anyOf.map((one) => one.properties ?? {})].flatMap(Object.keys)),
];
