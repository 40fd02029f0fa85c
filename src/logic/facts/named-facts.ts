import type { Facts } from '@site/content/facts/facts';

export function lookUpFact(facts: Facts, name: string) {
  const fact = facts[name];
  if (fact === undefined)
    throw new Error(`There is no fact named "${name}". Known: ${Object.keys(facts).join(', ')}`);
  return fact;
}

/** Applies `change` to a string, or to every string in a copy of a content entry. */
export function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings<unknown>(item, change)]),
  ) as Value;
}

/** Replaces every `{name}` with the fact of that name. Throws an error if there is no such fact. */
export const fillFacts = <Value>(value: Value, facts: Facts): Value =>
  mapStrings(value, (text) => text.replace(/\{([^{}]+)\}/g, (_, name: string) => lookUpFact(facts, name)));
