/** The code that sends messages and orders keeps to the same budget as the pages without it. */
import { brotliCompressSync } from 'node:zlib';
import { BUDGETS } from '../budgets.ts';
import { expect, test } from './site.ts';

for (const path of ['/checkout', '/contact']) {
  test(`${path} loads at most ${BUDGETS.islandScripts} bytes of script`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = Array.from(
      html.matchAll(/rel="modulepreload" href="([^"]+)"/g),
      ([, address = '']) => address,
    );
    const texts = await Promise.all(scripts.map(async (address) => (await request.get(address)).body()));
    expect(texts.some((text) => text.includes('Idempotency-Key'))).toBe(true);
    const total = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    expect(total).toBeLessThanOrEqual(BUDGETS.islandScripts);
  });
}
