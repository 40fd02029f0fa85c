import { brotliCompressSync, constants } from 'node:zlib';

const atQuality = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const weights = new Map<string, number>();

/** What a text weighs as it is sent. Builds share most of their scripts, so each text is weighed once. */
export function brotliBytes(text: string): number {
  const known = weights.get(text) ?? atQuality(text, constants.BROTLI_MAX_QUALITY);
  weights.set(text, known);
  return known;
}

/** The best quality takes twenty times as long as this one, and is asked only where this one does not fit. */
export const fits = (text: string, budget: number) =>
  atQuality(text, 9) <= budget || brotliBytes(text) <= budget;
