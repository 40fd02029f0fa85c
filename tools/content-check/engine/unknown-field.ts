import { isRecord } from '../../../src/domain/text/json.ts';
import { fieldWords } from './field-words.ts';
import { fieldsOf, type JsonSchema } from './json-schema.ts';
import type { Mistake } from './mistake.ts';
import { either, lineOf, nearest } from './words.ts';
import { type Path, valueAt, type YamlSource } from './yaml-source.ts';

/** `24,000` within `{ amount: 24,000, currency: KES }`: YAML takes what follows the comma for another field. */
const THOUSANDS = /(?<=amount: *)\d{1,3}(?:,\d{3})+(?=\s*[,}])/;

/** The fields that go together, of an entry that can be written in several ways. */
function alternatives(schema: JsonSchema | undefined): string {
  const choices = (schema?.anyOf ?? []).map(({ properties = {} }) => either(Object.keys(properties), 'and'));
  return `an entry here has ${choices.join(', or ')}`;
}

interface UnknownField {
  readonly mistake: Mistake;
  /** The field that is there under this name. */
  readonly meant?: string | undefined;
}

/** A field that an object cannot have, and the one that was certainly meant by it. */
export function unknownField(
  source: YamlSource,
  schema: JsonSchema | undefined,
  path: Path,
  field: string,
): UnknownField {
  const { line } = source.keyPlace([...path, field]);
  const mistake = (found: string, allowed: string, replace?: Mistake['replace']): Mistake => {
    return { file: source.file, line, field: fieldWords(path, source.data), found, allowed, replace };
  };
  if (/^\d+$/.test(field)) {
    const [amount] = THOUSANDS.exec(lineOf(source.text, line)) ?? [];
    const replace = amount === undefined ? undefined : ([amount, amount.replaceAll(',', '')] as const);
    const allowed = 'an amount is written without commas';
    return { mistake: mistake('a comma within the amount', allowed, replace), meant: 'amount' };
  }
  const fields = fieldsOf(schema);
  const [, name = '', value = ''] = /^([\w-]+):(.+)$/.exec(field) ?? [];
  if (fields.includes(name)) {
    const found = `no space after "${name}:"`;
    const replace = [field, `${name}: ${value}`] as const;
    return { mistake: mistake(found, 'a space stands between a field and its value', replace), meant: name };
  }
  if (fields.includes(field))
    return { mistake: mistake(`"${field}" among fields that it does not go with`, alternatives(schema)) };
  const entry = valueAt(source.data, path);
  const missing = fields.filter((one) => !isRecord(entry) || !(one in entry));
  const meant = nearest(field, missing);
  const replace = meant === undefined ? undefined : ([field, meant] as const);
  const allowed = `the fields here are ${either(fields, 'and')}`;
  return { mistake: mistake(`the unknown field "${field}"`, allowed, replace), meant };
}
