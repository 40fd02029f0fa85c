import { editDistance } from '../../../src/domain/text/edit-distance.ts';

/** The one known word that was meant: one wrong letter in four, and no other word as near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const [best, second] = [...new Set(known)]
    .map((candidate) => ({ candidate, distance: editDistance(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  if (!best || best.distance === second?.distance || word.length < 3) return undefined;
  return best.distance <= Math.max(1, Math.floor(word.length / 4)) ? best.candidate : undefined;
}
