/** Puts the values of a form into the text of a YAML file, and keeps its comments and its layout. */
import type { JsonSchema } from '@site/content/json-schemas/json-schema';
import { type Document, isMap, isNode, isScalar, isSeq, type Pair, parseDocument, visit } from 'yaml';
import { toFileValue, isValues, toFormValue } from './form-value.ts';

const isEqual = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second);

/** Creates a node for a value. An amount and its currency are on one line. */
function createNode(document: Document, value: unknown) {
  const node = document.createNode(value);
  visit(node, {
    Map: (_, map) => {
      if (map.has('amount')) map.flow = true;
    },
  });
  return node;
}

/**
 * Replaces the value of a node. A node that already has the value keeps its comments and quotation marks,
 * even if it moves within a list.
 */
function replaceValue(document: Document, node: unknown, value: unknown): unknown {
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
    const equalNodes = value.map((item) => {
      const match = oldNodes.find(
        (candidate) =>
          unusedNodes.has(candidate) && isNode(candidate) && isEqual(candidate.toJS(document), item),
      );
      unusedNodes.delete(match);
      return match;
    });
    node.items = value.map((item: unknown, index) => {
      const oldNode =
        equalNodes[index] ?? (unusedNodes.delete(oldNodes[index]) ? oldNodes[index] : undefined);
      return replaceValue(document, oldNode, item);
    });
    return node;
  }
  if (!isScalar(node) || Array.isArray(value) || isValues(value)) return createNode(document, value);
  node.value = value;
  return node;
}

/** Renders a value as YAML. Changes as little of the old text as possible. */
export function renderYaml(oldText: string, value: unknown, schema: JsonSchema): string {
  const document = parseDocument(oldText) as Document;
  if (isEqual(toFileValue(toFormValue(document.toJS(), schema), schema), value)) return oldText;
  document.contents = replaceValue(document, document.contents, value) as Document['contents'];
  // A long sentence stays on one line. Prettier writes `[a]` without spaces, but `{ a: 1 }` with them.
  const text = document.toString({ lineWidth: 0, singleQuote: true });
  return text.replaceAll(/^([^'"#\n]*: )\[ (.*) \]$/gm, '$1[$2]');
}
