/**
 * A browser's translator may be there before an island's script, as on a slow link. React looks for the texts that the
 * server has sent; where it finds others it complains on the console and draws the island anew, without the translation
 * and without what was typed. So it gets its own texts for as long as it looks.
 */
export interface ServedText {
  readonly node: Text;
  readonly words: string;
  /** Between these it was. React's texts never touch, for the server puts a comment between two. */
  readonly before: ChildNode | null;
  readonly after: ChildNode | null;
  readonly parent: ParentNode;
}

export type Island = HTMLElement & { servedTexts?: readonly ServedText[] };

function nodesNow({ before, after, parent }: ServedText): readonly ChildNode[] {
  const nodes: ChildNode[] = [];
  for (
    let node = before ? before.nextSibling : parent.firstChild;
    node && node !== after;
    node = node.nextSibling
  )
    nodes.push(node);
  return nodes;
}

/** Puts the served text there, and gives what puts the translation back if the text is still the same by then. */
function serveAgain(text: ServedText): (() => void) | undefined {
  const { node, words, after, parent } = text;
  const found = nodesNow(text);
  if (found.length === 1 && found[0] === node) {
    const { data } = node;
    if (data === words) return undefined;
    node.data = words;
    return () => {
      if (node.data === words) node.data = data;
    };
  }
  const translation = found.map((one) => (one.contains(node) ? one.cloneNode(true) : one));
  for (const one of found) one.remove();
  node.data = words;
  parent.insertBefore(node, after);
  return () => {
    if (node.isConnected && node.data === words) node.replaceWith(...translation);
  };
}

/** Where nothing was translated there is nothing to do, and no haste either. */
export function serveTexts(island: Island): (() => void) | undefined {
  const changed = (island.servedTexts ?? []).map(serveAgain).filter((one) => one !== undefined);
  if (changed.length === 0) return undefined;
  return () => {
    for (const putBack of changed) putBack();
  };
}
