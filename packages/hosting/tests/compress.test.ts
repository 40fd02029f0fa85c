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
    'page.md': text,
    'picture.png': text,
    'short.txt': text.slice(0, 1_023),
    'index.html.br': 'of yesterday',
    'short.txt.gz': 'of yesterday',
    'gone.html.br': 'of yesterday',
  };
  mkdirSync(join(folder, 'deep'));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, 'deep', file), content);
  const output = execFileSync(process.execPath, ['packages/hosting/compress.ts', folder]);
  expect(String(output)).toBe(`2 texts of ${folder}/ compressed\n`);

  const compressed = readdirSync(join(folder, 'deep')).filter((file) => /\.(?:br|gz)$/.test(file));
  expect(compressed.sort()).toEqual(['index.html.br', 'index.html.gz', 'page.md.br', 'page.md.gz']);
  for (const file of compressed) {
    const bytes = readFileSync(join(folder, 'deep', file));
    expect(bytes.length).toBeLessThan(text.length / 10);
    const decompress = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    expect(decompress(bytes).toString()).toBe(text);
  }
});
