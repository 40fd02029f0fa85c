import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';

test('each text of a kilobyte gets two compressed copies, and nothing small, drawn or outdated does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const text = Array.from({ length: 400 }, (_, index) => `<p>The ${index}. paragraph</p>`).join('\n');
  const write = (file: string, words = text) => {
    writeFileSync(join(folder, file), words);
  };
  mkdirSync(join(folder, 'deep/down'), { recursive: true });
  for (const file of ['index.html', 'deep/down/page.md', 'picture.png']) write(file);
  write('short.txt', text.slice(0, 1_023));
  for (const file of ['index.html', 'short.txt', 'gone.html'])
    for (const ending of ['br', 'gz']) write(`${file}.${ending}`, 'of yesterday');

  const said = execFileSync(process.execPath, ['packages/hosting/compress.ts', folder], { encoding: 'utf8' });
  expect(said).toBe(`2 texts of ${folder}/ compressed\n`);
  const compressed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:br|gz)$/.test(file))
    .sort();
  const texts = ['deep/down/page.md', 'index.html'];
  expect(compressed).toEqual(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]));
  for (const file of texts) {
    const br = readFileSync(join(folder, `${file}.br`));
    const gz = readFileSync(join(folder, `${file}.gz`));
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gz).toString()).toBe(text);
    expect(br.length).toBeLessThanOrEqual(gz.length);
    expect(gz.length).toBeLessThan(text.length / 10);
  }
});
