import { isObject } from './json.ts';

/** The steps to a value in a file: names of fields, and positions in lists from 0. */
export type Path = readonly (string | number)[];

export const getValueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value: unknown, step) => (isObject(value) ? value[step] : undefined), data);

interface ValueAtPath<Value> {
  readonly path: Path;
  readonly value: Value;
}

/** Lists the data itself and every value inside it. */
export function listValues(data: unknown, path: Path = []): readonly ValueAtPath<unknown>[] {
  const names = isObject(data) ? Object.keys(data) : [];
  const steps = Array.isArray(data) ? names.map(Number) : names;
  const innerValues = steps.flatMap((step) => listValues(getValueAt(data, [step]), [...path, step]));
  return [{ path, value: data }, ...innerValues];
}

export const listStrings = (data: unknown): readonly ValueAtPath<string>[] =>
  listValues(data).filter((found): found is ValueAtPath<string> => typeof found.value === 'string');
