/** Writes what the form holds into the text of a YAML file, and changes nothing else in it. */
import type { Document } from 'yaml';
import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, visit } from 'yaml';
import type { JsonSchema } from './content-check.ts';
import { fromForm, isValues, toForm, type Values } from './form-value.ts';

/** Lines are as long as their sentences. */
const WRITTEN = { lineWidth: 0, singleQuote: true } as const;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** An amount is on one line with its currency. Older parsers take a time without quotation marks for a number. */
function newNode(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, {
    Map: (_, map) => {
      if (map.has('amount') && map.has('currency')) map.flow = true;
    },
    Scalar: (_, scalar) => {
      if (/^\d\d:\d\d$/.test(String(scalar.value))) scalar.type = 'QUOTE_SINGLE';
    },
  });
  return node;
}

/**
 * Writes a value into a node, and leaves alone what already has it: so comments, quotation marks and the order of
 * fields survive a form that knows nothing of them. An entry that moves takes its comments along.
 */
function written(document: Document, node: unknown, value: unknown, schema: JsonSchema = {}): unknown {
  const before = (inner: unknown, innerSchema?: JsonSchema) =>
    isMap(inner) || isSeq(inner) || isScalar(inner)
      ? fromForm(toForm(inner.toJS(document), innerSchema), innerSchema)
      : undefined;
  const valueBefore = before(node, schema);
  if (isSame(valueBefore, value)) return node;
  if (isMap(node) && isValues(value) && isValues(valueBefore)) {
    for (const name of Object.keys(valueBefore)) if (!(name in value)) node.delete(name);
    for (const [index, [name, inner]] of Object.entries(value).entries()) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === name);
      const innerSchema = propertyOf(schema, name, value);
      if (pair) pair.value = written(document, pair.value, inner, innerSchema);
      else node.items.splice(index, 0, document.createPair(name, newNode(document, inner)) as Pair);
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    // `[]` gets its first entry on lines of its own.
    if (node.items.length === 0) node.flow = false;
    const old = [...node.items];
    const valuesBefore = old.map((item) => before(item, schema.items));
    const left = new Set(old.keys());
    const same = value.map((item) => {
      const index = [...left].find((one) => isSame(valuesBefore[one], item));
      if (index !== undefined) left.delete(index);
      return index;
    });
    node.items = value.map((item: unknown, index) => {
      const from = same[index] ?? (left.delete(index) ? index : undefined);
      return from === undefined ? newNode(document, item) : written(document, old[from], item, schema.items);
    });
    return node;
  }
  if (isScalar(node) && !Array.isArray(value) && !isValues(value)) {
    node.value = value;
    return node;
  }
  return newNode(document, value);
}

function propertyOf(schema: JsonSchema, name: string, value: Values): JsonSchema | undefined {
  const one = schema.anyOf?.find(({ required = [] }) => required.every((field) => field in value)) ?? schema;
  return one.properties?.[name];
}

/** `[a]` and `[ a ]` are the same list. */
const withoutPadding = (line: string) => line.replaceAll(/([[{]) | ([\]}])/g, '$1$2');

/** The text of YAML for a value, as near to the text before as it can be. */
export function yamlText(before: string, value: unknown, schema: JsonSchema): string {
  const document = parseDocument(before) as Document;
  if (isSame(fromForm(toForm(document.toJS(), schema), schema), value)) return before;
  document.contents = written(document, document.contents, value, schema) as Document['contents'];
  const linesBefore = new Map(before.split('\n').map((line) => [withoutPadding(line), line]));
  const lines = document.toString(WRITTEN).split('\n');
  return lines.map((line) => linesBefore.get(withoutPadding(line)) ?? line).join('\n');
}
