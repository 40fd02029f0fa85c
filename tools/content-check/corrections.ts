import { dayFrom } from './dates.ts';
import { durationFor } from './durations.ts';
import type { JsonSchema } from './json-schema.ts';
import { nearest } from './nearest.ts';
import { NUMBER, numberFrom } from './numbers.ts';
import { quoted, withinCurly } from './quoting.ts';

/** A value that was refused, with what is known of its field. */
export interface Refused {
  readonly value: unknown;
  /** As it is written in the file. */
  readonly written: string;
  readonly field: string;
  readonly schema: JsonSchema | undefined;
}

/** `2500,50` with the point that a decimal has. */
const decimal = (text: string) =>
  /^\d+,\d{1,2}$/.test(text.trim()) ? text.trim().replace(',', '.') : undefined;

/** `five` as `5`. */
const spelt = (text: string) =>
  new RegExp(`^${NUMBER}$`, 'i').test(text) ? String(numberFrom(text)) : undefined;

/** `7 to 10` as `{ from: 7, to: 10 }`, where a field has both. */
function range(text: string, { properties }: JsonSchema): string | undefined {
  const [, from, to] = /^(\d+)\s*(?:to|-|–)\s*(\d+)\b/.exec(text) ?? [];
  return from !== undefined && to !== undefined && properties?.from && properties.to
    ? `{ from: ${from}, to: ${to} }`
    : undefined;
}

/** `24,000`, `KES 24,000`, `50%`, `24k` as a number in digits. */
function digits(text: string): string | undefined {
  const [, number, thousand] =
    /^[^\d-]*(-?\d{1,3}(?:[, ']\d{3})+|-?\d+(?:\.\d+)?)\s*(k\b)?[^\d]*$/i.exec(text) ?? [];
  const plain = number?.replaceAll(/[, ']/g, '');
  return plain !== undefined && thousand !== undefined ? `${plain}000` : plain;
}

/** `8:30 AM`, `8.30`, `0830`, `6 pm` on the 24-hour clock. */
function clock(text: string): string | undefined {
  const [, hour, minute = '00', half] =
    /^\s*(\d{1,2})(?:[:.h]?(\d{2}))?\s*([ap])?\.?m?\.?\s*$/i.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const later = half?.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0;
  const midnight = half?.toLowerCase() === 'a' && Number(hour) === 12 ? -12 : 0;
  return `'${String(Number(hour) + later + midnight).padStart(2, '0')}:${minute}'`;
}

/** A Kenyan number as it is dialled at home, with the country code. */
function international(text: string): string | undefined {
  const [, rest] = /^(?:\+?254|00254|0)(\d{9})$/.exec(text.replaceAll(/\D/g, '')) ?? [];
  return rest && `+254 ${rest.slice(0, 3)} ${rest.slice(3, 6)} ${rest.slice(6)}`;
}

function version(text: string): string | undefined {
  const [, major, minor = '0'] = /^v?(\d+)(?:\.(\d+))?$/i.exec(text) ?? [];
  return major && `"${major}.${minor}"`;
}

function word({ value, schema }: Refused): string | undefined {
  const choices = schema?.enum ?? (schema?.const === undefined ? [] : [schema.const]);
  if (typeof choices[0] !== 'string') return undefined;
  if (choices.length === 1) return choices[0];
  return typeof value === 'string'
    ? nearest(value.replace(/^(?:per|each|every) /i, ''), choices.map(String))
    : undefined;
}

/** An amount with its currency, from a bare number or from text that has one. */
function money({ written, schema }: Refused): string | undefined {
  const [currency] = schema?.properties?.currency?.enum ?? [];
  const amount = digits(written);
  return typeof currency === 'string' && amount !== undefined
    ? `{ amount: ${amount}, currency: ${currency} }`
    : undefined;
}

const TRUE = /^(?:yes|y|on|true)$/i;
const FALSE = /^(?:no|n|off|false)$/i;

/** Whatever is put in quotation marks is allowed there, so guessing at anything else would always succeed. */
const takesAnyText = (schema: JsonSchema | undefined) =>
  schema?.type === 'string' && !schema.pattern && !schema.format && !schema.enum;

/** What may have been meant, as it would be written, the likeliest first. Whoever asks tries which one is allowed. */
export function corrections(refused: Refused): readonly string[] {
  const { value, written, field, schema } = refused;
  if (takesAnyText(schema)) {
    const isText = typeof value === 'string' || value === null;
    return isText || written.includes('\n') ? [] : [quoted(written)];
  }
  const plain = typeof value === 'string' ? value : written;
  const text = withinCurly(plain) ?? plain;
  const duration = durationFor(field, text);
  const guesses = [
    word(refused),
    schema?.type === 'object' ? written.replace(/^([\w-]+):(?=\S)/, '$1: ') : undefined,
    money(refused),
    TRUE.test(text) ? 'true' : undefined,
    FALSE.test(text) ? 'false' : undefined,
    duration === undefined ? undefined : String(duration),
    schema?.format === 'date' ? dayFrom(text) : undefined,
    version(text),
    clock(text),
    international(text),
    decimal(text),
    digits(text),
    spelt(text),
    schema && range(text, schema),
    schema?.type === 'array' && typeof value === 'string' ? `[${quoted(text)}]` : undefined,
  ];
  return guesses.filter((guess) => guess !== undefined);
}
