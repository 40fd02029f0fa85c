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
  const text = '<p>A paragraph</p>\n'.repeat(400);
  const files = {
    'index.html': text,
    'deep/page.md': text,
    'picture.png': text,
    'short.txt': text.slice(0, 1_023),
    'index.html.br': 'of yesterday',
    'short.txt.gz': 'of yesterday',
    'gone.html.br': 'of yesterday',
  };
  mkdirSync(join(folder, 'deep'));
  for (const [file, expectedText] of Object.entries(files)) writeFileSync(join(folder, file), expectedText);
  const output = execFileSync(process.execPath, ['packages/hosting/compress.ts', folder], {
    encoding: 'utf8',
  });
  expect(output).toBe(`2 texts of ${folder}/ compressed\n`);

  const texts = ['deep/page.md', 'index.html'];
  const compressed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:br|gz)$/.test(file),
  );
  expect(compressed.sort()).toEqual(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]));
  for (const file of texts) {
    const gz = readFileSync(join(folder, `${file}.gz`));
    expect(gz.length).toBeLessThan(text.length / 10);
    expect(gunzipSync(gz).toString()).toBe(text);
    expect(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))).toString()).toBe(text);
  }
});
