/** The code that sends messages and orders keeps to the same budget as the pages without it. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { SAMPLE_BUILDS } from '../e2e/addresses.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../${SAMPLE_BUILDS.sending}/${file}`, import.meta.url));

test.each(['checkout', 'contact'])(`/%s loads at most ${BUDGETS.islandScripts} bytes of script`, (page) => {
  const html = read(`${page}.html`).toString();
  const texts = Array.from(html.matchAll(/rel="modulepreload" href="\/([^"]+)"/g), ([, file = '']) =>
    read(file),
  );
  expect(texts.some((text) => text.includes('Idempotency-Key'))).toBe(true);
  const total = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(BUDGETS.islandScripts);
});
