import { isRecord } from '../../../src/domain/text/json.ts';

/** By which an entry of a list is known, in this order. */
const NAMES = ['id', 'name', 'title', 'label', 'role', 'days', 'version', 'text'];

function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const name = NAMES.map((field) => entry[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' && name.length <= 40 ? name : undefined;
}

/** `item 2 (professional) > price > currency`; nothing for the file as a whole. */
export function fieldWords(path: readonly PropertyKey[], data: unknown): string | undefined {
  let value = data;
  const words = path.map((step) => {
    value = isRecord(value) ? value[String(step)] : undefined;
    if (typeof step !== 'number') return String(step);
    const name = nameOf(value);
    return name === undefined ? `item ${step + 1}` : `item ${step + 1} (${name})`;
  });
  return words.length === 0 ? undefined : words.join(' > ');
}
