import { isRecord } from '@site/rules/text/json';

/** The steps to a value in a file: names of fields, and places in lists from 0. */
export type Path = readonly (string | number)[];

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value: unknown, step) => (isRecord(value) ? value[step] : undefined), data);

export interface Placed<Value> {
  readonly path: Path;
  readonly value: Value;
}

/** Every value in plain data, beginning with the data itself. */
export function valuesIn(data: unknown, path: Path = []): readonly Placed<unknown>[] {
  const names = isRecord(data) ? Object.keys(data) : [];
  const steps = Array.isArray(data) ? names.map(Number) : names;
  const inner = steps.map((step) => valuesIn(valueAt(data, [step]), [...path, step]));
  return [{ path, value: data }, ...inner.flat()];
}

export const textsIn = (data: unknown): readonly Placed<string>[] =>
  valuesIn(data).filter((placed): placed is Placed<string> => typeof placed.value === 'string');

/** `item 2 > price > currency` */
export const fieldWords = (path: Path): string =>
  path.map((step) => (typeof step === 'string' ? step : `item ${step + 1}`)).join(' > ');
