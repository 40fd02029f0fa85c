/** The content with every figure changed to one that occurs nowhere else. */
import { isCollection, isMap, isPair, isScalar, type Node, parseDocument, visit } from 'yaml';
import { isRecord } from '../../src/domain/text/json.ts';
import { testData } from '../test-data.ts';

/** What cannot be just any number, or is written as text, where it stands in the content: see other-content.yaml. */
const WRITTEN = testData<unknown>(import.meta.url);

const writtenAt = (path: readonly string[]) =>
  path.reduce<unknown>((found, step) => (isRecord(found) ? found[step] : undefined), WRITTEN);

/** No figure: a service's place among the others, stars, and where towns are; distances change with the office. */
const NOT_A_FIGURE = /(?:order|\.rating|\.towns\.\d+\.\w+)$/;

export const FIRST = 30_011;
/** Clear of whole hours, which would be printed in another unit. */
const STEP = 7;

/** `refund`, `projects`, `0` and `completedTo`, from the nodes above a value. */
function pathOf(node: Node, above: readonly unknown[]): readonly string[] {
  const down = [...above, node];
  return above.flatMap((step, index) => {
    if (isPair(step)) return [isScalar(step.key) ? String(step.key.value) : ''];
    return isCollection(step) && !isMap(step) ? [String(step.items.indexOf(down[index + 1]))] : [];
  });
}

interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** Changes file after file, counting up: later prices are higher ones, and no number comes twice. */
export function otherContent() {
  let next = FIRST;
  const words: Change<string>[] = [];
  const numbers: (Change<number> & { readonly file: string })[] = [];
  const changed = (file: string, text: string): string => {
    const document = parseDocument(text);
    visit(document, {
      Scalar: (position, node, above) => {
        if (position === 'key') return;
        const path = [file, ...pathOf(node, above)];
        const before = node.value;
        const written = writtenAt(path);
        if (typeof before === 'string' && typeof written === 'string') {
          words.push({ before, after: written });
          node.value = written;
        }
        if (typeof before !== 'number' || NOT_A_FIGURE.test(path.join('.'))) return;
        const after = typeof written === 'number' ? written : (next += STEP);
        numbers.push({ before, after, file });
        node.value = after;
      },
    });
    return document.toString({ lineWidth: 0 });
  };
  return { changed, words, numbers };
}
