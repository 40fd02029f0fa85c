import type { Facts } from '@site/content/facts/facts';

export function fact(all: Facts, name: string): string {
  const words = all[name];
  if (words === undefined)
    throw new Error(`There is no fact named "${name}". Known: ${Object.keys(all).join(', ')}`);
  return words;
}

/** Replaces every `{name}` in a text, or in all texts of a content entry. The entry itself stays as it is. */
export function fillFacts<Value>(value: Value, all: Facts): Value {
  if (typeof value === 'string')
    return value.replace(/\{([^{}]+)\}/g, (_, name: string) => fact(all, name)) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => fillFacts(item, all)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillFacts<unknown>(item, all)]),
  ) as Value;
}
