import { isRecord } from '../../../src/domain/text/json.ts';

/** The way to a value within a file: the names of fields, and the places in lists from 0. */
export type Path = readonly (string | number)[];

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value: unknown, step) => (isRecord(value) ? value[step] : undefined), data);

interface Placed<Value> {
  readonly path: Path;
  readonly value: Value;
}

/** Every value within plain data, itself first. */
export function valuesIn(data: unknown, path: Path = []): readonly Placed<unknown>[] {
  const steps: Iterable<string | number> = Array.isArray(data)
    ? data.keys()
    : isRecord(data)
      ? Object.keys(data)
      : [];
  const inner = Array.from(steps, (step) => valuesIn(valueAt(data, [step]), [...path, step]));
  return [{ path, value: data }, ...inner.flat()];
}

export const textsIn = (data: unknown): readonly Placed<string>[] =>
  valuesIn(data).filter((placed): placed is Placed<string> => typeof placed.value === 'string');

/** By which an entry of a list is known, in this order. */
export const NAMES = ['id', 'name', 'title', 'label', 'role', 'days', 'version', 'text'];

function nameOf(entry: unknown): string | undefined {
  const names = NAMES.map((field) => valueAt(entry, [field]));
  const name = names.find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' && name.length <= 40 ? name : undefined;
}

/** `item 2 (professional) > price > currency`; nothing for the file as a whole. */
export function fieldWords(path: Path, data: unknown): string | undefined {
  const words = path.map((step, index) => {
    if (typeof step === 'string') return step;
    const name = nameOf(valueAt(data, path.slice(0, index + 1)));
    return name === undefined ? `item ${step + 1}` : `item ${step + 1} (${name})`;
  });
  return words.length === 0 ? undefined : words.join(' > ');
}
