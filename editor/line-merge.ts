/** Joins what two people made of one text, line by line, as version control does. */

type Lines = readonly string[];

/** For each line of one text, its place in the other; the longest common sequence of both. */
function places(one: Lines, other: Lines): ReadonlyMap<number, number> {
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  for (let a = one.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--)
      lengths[a * width + b] =
        one[a] === other[b]
          ? 1 + (lengths[(a + 1) * width + b + 1] ?? 0)
          : Math.max(lengths[(a + 1) * width + b] ?? 0, lengths[a * width + b + 1] ?? 0);
  const found = new Map<number, number>();
  for (let a = 0, b = 0; a < one.length && b < other.length;)
    if (one[a] === other[b]) found.set(a++, b++);
    else if ((lengths[(a + 1) * width + b] ?? 0) >= (lengths[a * width + b + 1] ?? 0)) a++;
    else b++;
  return found;
}

const isSame = (one: Lines, other: Lines) =>
  one.length === other.length && one.every((line, index) => line === other[index]);

interface Joined {
  readonly lines: Lines;
  readonly isClash: boolean;
}

/** A stretch of the text that one of the two has changed, or both. */
function join(base: Lines, mine: Lines, theirs: Lines): Joined {
  if (isSame(mine, base) || isSame(mine, theirs)) return { lines: theirs, isClash: false };
  if (isSame(theirs, base)) return { lines: mine, isClash: false };
  // Both have added something in the same place.
  if (base.length === 0) return { lines: [...theirs, ...mine], isClash: false };
  if (base.length > 1 && mine.length === base.length && theirs.length === base.length) {
    const each = base.map((line, index) => join([line], [mine[index] ?? ''], [theirs[index] ?? '']));
    return { lines: each.flatMap(({ lines }) => lines), isClash: each.some(({ isClash }) => isClash) };
  }
  return { lines: mine, isClash: true };
}

/** Both changes to a text. Where they cannot both be, `isClash`, and mine is taken. */
export function mergeLines(base: string, mine: string, theirs: string) {
  const [was, my, their]: readonly [Lines, Lines, Lines] = [
    base.split('\n'),
    mine.split('\n'),
    theirs.split('\n'),
  ];
  const [inMine, inTheirs] = [places(was, my), places(was, their)];
  const lines: string[] = [];
  let isClash = false;
  let [a, b, c] = [0, 0, 0];
  for (let line = 0; line <= was.length; line++) {
    const [atMine, atTheirs] =
      line === was.length ? [my.length, their.length] : [inMine.get(line), inTheirs.get(line)];
    if (atMine === undefined || atTheirs === undefined) continue;
    const joined = join(was.slice(a, line), my.slice(b, atMine), their.slice(c, atTheirs));
    lines.push(...joined.lines, ...was.slice(line, line + 1));
    isClash ||= joined.isClash;
    [a, b, c] = [line + 1, atMine + 1, atTheirs + 1];
  }
  return { text: lines.join('\n'), isClash };
}
