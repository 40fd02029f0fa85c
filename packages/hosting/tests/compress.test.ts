import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';

test('text files of a kilobyte or more are compressed, and outdated copies are removed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const text = '<p>A paragraph</p>\n'.repeat(400);
  const textFiles = 'css html js json md svg txt webmanifest xml'
    .split(' ')
    .map((extension) => `file.${extension}`);
  // Only the first files are long enough and contain text. The last three are copies from an earlier run.
  const files = {
    ...Object.fromEntries(textFiles.map((file) => [file, text])),
    'picture.png': text,
    'short.txt': text.slice(0, 1_023),
    'file.html.br': 'outdated',
    'short.txt.gz': 'outdated',
    'deleted.html.br': 'outdated',
  };
  mkdirSync(join(folder, 'subfolder'));
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(folder, 'subfolder', file), content);
  const output = execFileSync(process.execPath, ['packages/hosting/compress.ts', folder]);
  expect(String(output)).toBe(`Compressed 9 text files in ${folder}/\n`);

  const compressed = readdirSync(join(folder, 'subfolder')).filter((file) => /\.(?:br|gz)$/.test(file));
  expect(compressed.sort()).toEqual(textFiles.flatMap((file) => [`${file}.br`, `${file}.gz`]));
  for (const file of compressed) {
    const bytes = readFileSync(join(folder, 'subfolder', file));
    expect(bytes.length).toBeLessThan(text.length / 10);
    const decompress = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    expect(decompress(bytes).toString()).toBe(text);
  }
});
