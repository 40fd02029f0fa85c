/** The content with every figure changed to one that occurs nowhere else. */
import { parse, stringify } from 'yaml';
import { isRecord } from '@site/rules/text/json';
import { testData } from '../support/test-data.ts';

/** Values that cannot be just any number, or are text, by file and field: see other-content.yaml. */
const WRITTEN = testData<Readonly<Record<string, unknown>>>(import.meta.url);

/** No figure: a service's place among the others, stars, and where towns are; distances change with the office. */
const NOT_A_FIGURE = /(?:order|\.rating|\.towns\.\d+\.\w+)$/;

/** Where they begin, the first that fits: what its schema limits by its unit stays below. */
const FIRST: readonly (readonly [RegExp, number])[] = [
  [/BusinessDays/, 59],
  [/Days$/, 3011],
  [/Hours$/, 151],
  [/Months$/, 94],
  [/(?:Age|Years)$/, 21],
  [/./, 30_011],
];
/** Clear of whole hours, which would be printed in another unit. */
const STEP = 7;

interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** Changes file after file, counting up: later prices are higher ones, and no number comes twice. */
export function otherContent() {
  const counts = new Map<number, number>();
  const words: Change<string>[] = [];
  const numbers: (Change<number> & { readonly file: string })[] = [];

  function next(path: string): number {
    const first = FIRST.find(([kind]) => kind.test(path))?.[1] ?? 0;
    const count = counts.get(first) ?? 0;
    counts.set(first, count + 1);
    return first + count * STEP;
  }

  function changed(file: string, text: string): string {
    function other(before: unknown, written: unknown, path: string): unknown {
      const inner = (value: unknown, step: string | number) =>
        other(value, isRecord(written) ? written[step] : undefined, `${path}.${step}`);
      if (Array.isArray(before)) return before.map(inner);
      if (isRecord(before))
        return Object.fromEntries(Object.entries(before).map(([name, value]) => [name, inner(value, name)]));
      if (typeof before === 'string' && typeof written === 'string') {
        words.push({ before, after: written });
        return written;
      }
      if (typeof before === 'boolean' && typeof written === 'boolean') return written;
      if (typeof before !== 'number' || NOT_A_FIGURE.test(path)) return before;
      const after = typeof written === 'number' ? written : next(path);
      numbers.push({ before, after, file });
      return after;
    }
    return stringify(other(parse(text), WRITTEN[file], file), { lineWidth: 0 });
  }
  return { changed, words, numbers };
}
