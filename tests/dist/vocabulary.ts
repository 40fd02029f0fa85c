/** schema.org's own vocabulary, read from the types that Google's schema-dts makes of it. */
import { readFileSync } from 'node:fs';
import { captured } from './site.ts';

const source = readFileSync(
  new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url),
  'utf8',
);

const all = (pattern: RegExp) => Array.from(source.matchAll(pattern), ([, ...groups]) => groups);

interface Shape {
  readonly parents: readonly string[];
  /** By the name of a property, the kinds of its values; of one that is deprecated none. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

const PROPERTY = /(\/\*\*(?:(?!\*\/)[^])*\*\/\s*)?"(\w+)"\?: SchemaValue<([^,]+), "\w+">;/g;

const shapes = new Map<string, Shape>(
  all(/^(?:export )?interface (\w+) extends ([^{]+)\{\n((?:(?!^\})[^])*)^\}/gm).map(
    ([name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.trim().split(', '),
        properties: new Map(
          Array.from(body.matchAll(PROPERTY), ([, comment = '', property = '', kinds = '']) => [
            property,
            comment.includes('@deprecated') ? [] : kinds.split(' | '),
          ]),
        ),
      },
    ],
  ),
);

const unions = new Map(
  all(/^export type (\w+) = ([^;]+);/gm).map(([name = '', kinds = '']) => [name, kinds.split(' | ')]),
);

/** Kinds whose own description says so. */
const deprecated = new Set(
  captured(source, /\/\*\*(?:(?!\*\/)[^])*\bdeprecated\b(?:(?!\*\/)[^])*\*\/\s*export type (\w+) =/g),
);

const isA = (kind: string, wanted: string): boolean =>
  kind === wanted ||
  (unions.get(wanted) ?? []).some((one) => one === `${kind}Leaf` || (one !== wanted && isA(kind, one)));

function kindsOf(shape: string, property: string): readonly string[] | undefined {
  const found = shapes.get(shape);
  return (
    found?.properties.get(property) ?? found?.parents.map((parent) => kindsOf(parent, property)).find(Boolean)
  );
}

const isText = (kind: string): boolean =>
  ['Text', 'URL', 'Date', 'DateTime', 'Time', 'string'].includes(kind) ||
  kind.startsWith('"') ||
  (unions.get(kind) ?? []).some((one) => one !== kind && !one.endsWith('Leaf') && isText(one));

function isValue(value: unknown, kinds: readonly string[]): boolean {
  if (typeof value === 'number') return kinds.includes('Number') || kinds.includes('Integer');
  if (typeof value === 'boolean') return kinds.includes('Boolean');
  if (typeof value === 'string') return kinds.some(isText);
  const { '@type': type, '@id': id } = value as Readonly<Record<string, string | undefined>>;
  return type === undefined ? id !== undefined : kinds.some((kind) => isA(type, kind));
}

/** What the vocabulary does not know, or would have otherwise. */
export function faults(thing: object): readonly string[] {
  const { '@type': type = 'nothing', '@id': _, ...rest } = thing as Readonly<Record<string, string>>;
  const shape = `${type}Leaf`;
  if (!shapes.has(shape)) return [`${type} is no kind`];
  const own = deprecated.has(type) ? [`${type} is deprecated`] : [];
  return Object.entries<unknown>(rest).reduce<readonly string[]>((found, [property, value]) => {
    const kinds = kindsOf(shape, property);
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    const here = !kinds
      ? [`${type} has no ${property}`]
      : values.every((one) => isValue(one, kinds))
        ? []
        : [`${property} of ${type} is no ${kinds.join(' or ')}`];
    const within = values.flatMap((one) =>
      typeof one === 'object' && one !== null && '@type' in one ? faults(one) : [],
    );
    return [...found, ...here, ...within];
  }, own);
}
