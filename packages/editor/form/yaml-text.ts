/** Writes the values of a form into the text of a YAML file, and changes nothing else in it. */
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

const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second);

/** Makes the node of a new value. Puts an amount and its currency on one line. */
function createNode(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, {
    Map: (_, map) => {
      if (map.has('amount')) map.flow = true;
    },
  });
  return node;
}

/**
 * Replaces the value of a node. A node that has the value already keeps its comments and quotation marks,
 * even if it moves.
 */
function replaceValue(document: Document, node: unknown, value: unknown): unknown {
  if (isNode(node) && isSame(node.toJS(document), value)) return node;
  if (isMap(node) && isValues(value)) {
    node.items = node.items.filter(({ key }) => String(key) in value);
    for (const [index, [name, inner]] of Object.entries(value).entries()) {
      const pair = node.items.find(({ key }) => String(key) === name);
      if (pair) pair.value = replaceValue(document, pair.value, inner);
      else node.items.splice(index, 0, document.createPair(name, createNode(document, inner)) as Pair);
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    // The first entry of `[]` goes on a new line.
    if (node.items.length === 0) node.flow = false;
    const oldNodes = [...node.items];
    const unusedNodes = new Set(oldNodes);
    const sameNodes = value.map((item) => {
      const match = oldNodes.find(
        (candidate) =>
          unusedNodes.has(candidate) && isNode(candidate) && isSame(candidate.toJS(document), item),
      );
      unusedNodes.delete(match);
      return match;
    });
    node.items = value.map((item: unknown, index) => {
      const oldNode = sameNodes[index] ?? (unusedNodes.delete(oldNodes[index]) ? oldNodes[index] : undefined);
      return replaceValue(document, oldNode, item);
    });
    return node;
  }
  if (!isScalar(node) || Array.isArray(value) || isValues(value)) return createNode(document, value);
  node.value = value;
  return node;
}

/** Writes a value as YAML, with as few changes to the text before as possible. */
export function writeYaml(oldText: string, value: unknown, schema: JsonSchema): string {
  const document = parseDocument(oldText) as Document;
  if (isSame(fromForm(toForm(document.toJS(), schema), schema), value)) return oldText;
  document.contents = replaceValue(document, document.contents, value) as Document['contents'];
  // A sentence stays on one line, however long. Prettier writes `[a]`, but `{ a: 1 }`.
  const text = document.toString({ lineWidth: 0, singleQuote: true });
  return text.replaceAll(/^([^'"#\n]*: )\[ (.*) \]$/gm, '$1[$2]');
}
