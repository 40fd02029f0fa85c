import { dayFrom } from './days.ts';
import type { JsonSchema } from './json-schema.ts';
import { nearest } from './nearest.ts';

/** A value that was refused, with what is known of its field. */
interface Refused {
  readonly value: unknown;
  /** As it is written in the file. */
  readonly written: string;
  readonly field: string;
  readonly schema: JsonSchema | undefined;
}

const TRUE = /^(?:yes|on|true)$/i;
const FALSE = /^(?:no|off|false)$/i;

/** `24,000` and `"24000"`, and `50%` where percent are counted. */
function digits(text: string, field: string): string | undefined {
  const bare = /percent$/i.test(field) ? text.replace(/ ?%$/, '') : text;
  return /^(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)$/.test(bare) ? bare.replaceAll(',', '') : undefined;
}

/** What YAML took for something other than text: `1.1` for a version, `30600` for a name. */
function asText({ value, written }: Refused, pattern: string | undefined): string | undefined {
  if (value === null || typeof value === 'string' || /['\n]/.test(written)) return undefined;
  return pattern === undefined || new RegExp(pattern).test(written) ? `'${written}'` : undefined;
}

/** What was certainly meant, as it is written; nothing where that could be two things. */
export function certainValue(refused: Refused): string | undefined {
  const { value, written, field, schema } = refused;
  const text = typeof value === 'string' ? value.trim() : written;
  const choices = (schema?.enum ?? []).filter((choice) => typeof choice === 'string');
  if (choices.length > 0) return nearest(text, choices);
  if (schema?.format === 'date') return dayFrom(text);
  switch (schema?.type) {
    case 'boolean':
      return TRUE.test(text) ? 'true' : FALSE.test(text) ? 'false' : undefined;
    case 'number':
    case 'integer':
      return typeof value === 'string' ? digits(text, field) : undefined;
    case 'string': {
      const { pattern } = schema;
      const isTime = pattern !== undefined && new RegExp(pattern).test(`0${text}`);
      return isTime && /^\d:\d\d$/.test(text) ? `'0${text}'` : asText(refused, pattern);
    }
    default:
      return undefined;
  }
}
