/** Writes what the form holds into the text of a YAML file, and changes nothing else in it. */
import type { JsonSchema } from '@site/content/json-schemas/json-schema';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from 'yaml';
import { fromForm, isValues, toForm } from './form-value.ts';

/** Lines are as long as their sentences. */
const WRITTEN = { lineWidth: 0, singleQuote: true } as const;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** An amount is on one line with its currency. */
function newNode(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, {
    Map: (_, map) => {
      if (map.has('amount') && map.has('currency')) map.flow = true;
    },
  });
  return node;
}

/** A value in the place of a node. What has it already keeps its comments and quotation marks, also where it moves. */
function written(document: Document, node: unknown, value: unknown): unknown {
  if (isNode(node) && isSame(node.toJS(document), value)) return node;
  if (isMap(node) && isValues(value)) {
    node.items = node.items.filter(({ key }) => String(key) in value);
    for (const [index, [name, inner]] of Object.entries(value).entries()) {
      const pair = node.items.find(({ key }) => String(key) === name);
      if (pair) pair.value = written(document, pair.value, inner);
      else node.items.splice(index, 0, document.createPair(name, newNode(document, inner)) as Pair);
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    // `[]` gets its first entry on lines of its own.
    if (node.items.length === 0) node.flow = false;
    const old = [...node.items];
    const left = new Set(old);
    const same = value.map((item) => {
      const found = old.find((one) => left.has(one) && isNode(one) && isSame(one.toJS(document), item));
      left.delete(found);
      return found;
    });
    node.items = value.map((item: unknown, index) => {
      const from = same[index] ?? (left.delete(old[index]) ? old[index] : undefined);
      return from === undefined ? newNode(document, item) : written(document, from, item);
    });
    return node;
  }
  if (!isScalar(node) || Array.isArray(value) || isValues(value)) return newNode(document, value);
  node.value = value;
  return node;
}

/** The text of YAML for a value, as near to the text before as it can be. */
export function yamlText(before: string, value: unknown, schema: JsonSchema): string {
  const document = parseDocument(before) as Document;
  if (isSame(fromForm(toForm(document.toJS(), schema), schema), value)) return before;
  document.contents = written(document, document.contents, value) as Document['contents'];
  // As Prettier writes a list: `[a]`, but `{ a: 1 }`.
  return document.toString(WRITTEN).replaceAll(/^([^'"#\n]*: )\[ (.*) \]$/gm, '$1[$2]');
}
