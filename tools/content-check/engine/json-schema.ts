import { z } from 'zod';
import type { ContentFile } from '../../../src/domain/content/content-files.schema.ts';

/** The parts of a JSON Schema that our content schemas come out as. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  /** `image/*` for the name of a picture. */
  readonly contentMediaType?: string;
  readonly pattern?: string;
  readonly patternErrorMessage?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly examples?: readonly unknown[];
}

/** What may stand in a whole file: an object, or a list of them. */
export function wholeFile({ path, holds, schema, mayBeEmpty, count }: ContentFile): z.ZodType {
  if (holds !== 'list') return schema;
  if (!count) return schema.array().min(mayBeEmpty ? 0 : 1);
  const room = `${path} holds from ${count.min} to ${count.max} entries`;
  return schema.array().min(count.min, room).max(count.max, room);
}

export const jsonSchema = (file: ContentFile): JsonSchema =>
  z.toJSONSchema(wholeFile(file), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // What an editor says of a text that does not match, in the words of the schema.
      for (const check of zodSchema._zod.def.checks ?? []) {
        const { def } = (check as z.core.$ZodCheckRegex)._zod;
        if ((def.format as string) === 'regex') jsonSchema.patternErrorMessage = def.error?.({} as never);
      }
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

/** `pages/home.yaml` has `pages-home.json`, `legal/*.mdx` has `legal.json`. */
export const schemaFileOf = (path: string) =>
  `${path
    .replace(/\.\w+$/, '')
    .replace('/*', '')
    .replaceAll('/', '-')}.json`;

/** The first line of a YAML file, by which editors other than VS Code find its schema. */
export function schemaLine(file: string, path: string): string {
  const up = '../'.repeat(file.split('/').length - 2);
  return `# yaml-language-server: $schema=${up}.schemas/${schemaFileOf(path)}`;
}
