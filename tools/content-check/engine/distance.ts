/** How many letters are added, left out or others; two that have changed places count once. */
export function distance(one: string, other: string): number {
  let last: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 1; index <= one.length; index++) {
    const next = [index];
    for (let place = 1; place <= other.length; place++) {
      const isSame = one[index - 1] === other[place - 1];
      const isSwapped = one[index - 1] === other[place - 2] && one[index - 2] === other[place - 1];
      next.push(
        Math.min(
          (row[place] ?? 0) + 1,
          (next[place - 1] ?? 0) + 1,
          (row[place - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (last[place - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [last, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
