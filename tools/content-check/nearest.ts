/** Slips of the finger between two words: letters added, dropped, changed, or swapped with their neighbour. */
export function slips(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const above = rows[row - 1]?.[column] ?? 0;
      const diagonal = rows[row - 1]?.[column - 1] ?? 0;
      let cost = Math.min(above + 1, (line[column - 1] ?? 0) + 1, diagonal + (same ? 0 : 1));
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (rows[row - 2]?.[column - 2] ?? 0) + 1);
      }
      line.push(cost);
    }
    rows.push(line);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** The known word that was probably meant: at most one slip in three letters, and two in short words. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const [best] = known
    .map((candidate) => ({ candidate, count: slips(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.count - b.count);
  if (!best || best.count > Math.max(2, Math.floor(word.length / 3))) return undefined;
  return best.count < best.candidate.length ? best.candidate : undefined;
}
