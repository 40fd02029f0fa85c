/** Texts lie compressed beside themselves, so that no server has to. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dist, files } from './site.ts';

const LEAST_BYTES = 1_024;

const bytes = (file: string) => readFileSync(new URL(file, dist));
const texts = files.filter((file) => /\.(?:html|css|js|json|md|svg|txt|webmanifest|xml)$/.test(file));
const worth = texts.filter((file) => bytes(file).length >= LEAST_BYTES);

test('every text of a kilobyte lies there in both ways, and nothing else does', () => {
  expect(worth.length).toBeGreaterThan(40);
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file)).sort()).toEqual(
    worth.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort(),
  );
});

test.each(worth)('%s is in them to the last byte, and they are smaller', (file) => {
  const text = bytes(file);
  expect(brotliDecompressSync(bytes(`${file}.br`)).equals(text)).toBe(true);
  expect(gunzipSync(bytes(`${file}.gz`)).equals(text)).toBe(true);
  expect(bytes(`${file}.br`).length).toBeLessThanOrEqual(bytes(`${file}.gz`).length);
  expect(bytes(`${file}.gz`).length).toBeLessThan(text.length);
});
