import { isRecord } from '../../../src/domain/text/json.ts';
import { fieldWords } from './field-words.ts';
import { fieldsOf, type JsonSchema } from './json-schema.ts';
import type { Mistake } from './mistake.ts';
import { nearest } from './nearest.ts';
import { either, lineOf } from './words.ts';
import type { Path, YamlSource } from './yaml-source.ts';

/** `24,000` within `{ amount: 24,000, currency: KES }`: YAML takes what follows the comma for another field. */
const THOUSANDS = /(?<=amount: *)\d{1,3}(?:,\d{3})+(?=\s*[,}])/;

interface UnknownField {
  readonly mistake: Mistake;
  /** The field that is there under this name. */
  readonly meant?: Path | undefined;
}

/** The fields that go together, of an entry that can be written in several ways. */
function alternatives(schema: JsonSchema | undefined): string {
  const choices = (schema?.anyOf ?? []).map(({ properties = {} }) => either(Object.keys(properties), 'and'));
  return `an entry here has ${choices.join(', or ')}`;
}

/** A field that an object cannot have, and the one that was certainly meant by it. */
export function unknownField(
  source: YamlSource,
  schema: JsonSchema | undefined,
  path: Path,
  field: string,
): UnknownField {
  const { line } = source.keyPlace([...path, field]);
  const where = { file: source.file, line, field: fieldWords(path, source.data) };
  if (/^\d+$/.test(field)) {
    const [amount] = THOUSANDS.exec(lineOf(source.text, line)) ?? [];
    const words = { found: 'a comma within the amount', allowed: 'an amount is written without commas' };
    const replace = amount === undefined ? undefined : ([amount, amount.replaceAll(',', '')] as const);
    return { mistake: { ...where, ...words, replace }, meant: [...path, 'amount'] };
  }
  const fields = fieldsOf(schema);
  const [, name = '', value = ''] = /^([\w-]+):(.+)$/.exec(field) ?? [];
  if (fields.includes(name)) {
    const allowed = 'a space stands between a field and its value';
    const replace = /^[\w.]+$/.test(value) ? ([`${name}:`, `${name}: `] as const) : undefined;
    return {
      mistake: { ...where, found: `no space after "${name}:"`, allowed, replace },
      meant: [...path, name],
    };
  }
  if (fields.includes(field)) {
    const found = `"${field}" among fields that it does not go with`;
    return { mistake: { ...where, found, allowed: alternatives(schema) } };
  }
  const entry = path.reduce(
    (value: unknown, step) => (isRecord(value) ? value[step] : undefined),
    source.data,
  );
  const missing = fields.filter((one) => !isRecord(entry) || !(one in entry));
  const meant = nearest(field, missing);
  const words = {
    found: `the unknown field "${field}"`,
    allowed: `the fields here are ${either(fields, 'and')}`,
  };
  return {
    mistake: { ...where, ...words, replace: meant === undefined ? undefined : [`${field}:`, `${meant}:`] },
    meant: meant === undefined ? undefined : [...path, meant],
  };
}
