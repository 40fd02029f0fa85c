import type { JsonSchema } from './json-schema.ts';
import { nearest } from './words.ts';
import { dayFrom } from './yaml-source.ts';

const BOOLEANS: Readonly<Record<string, string>> = {
  ...{ yes: 'true', on: 'true', true: 'true' },
  ...{ no: 'false', off: 'false', false: 'false' },
};

/** `written` is the value as it stands in the file: of `1.1`, YAML made a number. */
function textFor(value: unknown, written: string, pattern: RegExp): string | undefined {
  const time = `0${written}`;
  if (/^\d:\d\d$/.test(written) && pattern.source !== '(?:)' && pattern.test(time)) return `'${time}'`;
  const isOther = value !== null && typeof value !== 'string' && !/['\n]/.test(written);
  return isOther && pattern.test(written) ? `'${written}'` : undefined;
}

/** What was certainly meant by a value that its schema refuses, as it is written; nothing where that could be two things. */
export function certainValue(value: unknown, written: string, schema: JsonSchema = {}): string | undefined {
  const text = typeof value === 'string' ? value.trim() : written;
  const choices = (schema.enum ?? []).filter((choice) => typeof choice === 'string');
  if (choices.length > 0) return nearest(text, choices);
  if (schema.format === 'date') return dayFrom(text);
  switch (schema.type) {
    case 'boolean':
      return BOOLEANS[text.toLowerCase()];
    case 'number':
    case 'integer':
      return typeof value === 'string' && /^(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)$/.test(text)
        ? text.replaceAll(',', '')
        : undefined;
    case 'string':
      return textFor(value, written, new RegExp(schema.pattern ?? ''));
    default:
      return undefined;
  }
}
