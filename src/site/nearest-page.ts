/** Optimal string alignment: letters put in, left out, changed, or swapped with the next. */
export function editDistance(left: string, right: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: right.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1];
      const swapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[right.length] ?? 0;
}

/** A share of the letters that may be wrong in a word: one in four, so none in words of three. */
const MAX_TYPO_SHARE = 1 / 4;

/** The least likeness of two names, from 0 to 1; `cloud` and `cloud-server-management` have 0.5. */
const NEAR = 0.4;

/** Endings that make another word of the same: prices, price and pricing. */
const ENDING = /(?:ing|es|e|s)$/;

/** 1 for the same word, a little less for one that is alike, 0 for another. */
function sameness(left: string, right: string): number {
  if (left === right) return 1;
  const alike =
    left.replace(ENDING, '') === right.replace(ENDING, '') ||
    editDistance(left, right) <= Math.max(left.length, right.length) * MAX_TYPO_SHARE;
  return alike ? 0.9 : 0;
}

function likeness(left: readonly string[], right: readonly string[]): number {
  const shared = left.map((word) => Math.max(0, ...right.map((other) => sameness(word, other))));
  return (2 * shared.reduce((sum, one) => sum + one, 0)) / (left.length + right.length);
}

/** The parts of an address in lower case, each in words, without an ending such as `.html`. */
function parts(path: string): string[][] {
  let readable = path;
  try {
    readable = decodeURIComponent(path);
  } catch {
    // A broken escape stays as it is.
  }
  return readable
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split('/')
    .map((part) => part.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))
    .filter((words) => words.length > 0);
}

/**
 * The page that was probably meant by `path`: its name is most like the last part of the address, else like the part
 * before it. `undefined` where none is near.
 */
export function nearestPage(path: string, pages: readonly string[]): string | undefined {
  for (const asked of parts(path).reverse()) {
    const ranked = pages
      .map((page) => ({ page, score: likeness(asked, parts(page).at(-1) ?? []) }))
      .sort((a, b) => b.score - a.score);
    const [best] = ranked;
    if (best && best.score >= NEAR) return best.page;
  }
  return undefined;
}
