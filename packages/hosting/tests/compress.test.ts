import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';

const folder = `${mkdtempSync(`${tmpdir()}/compress-`)}/`;
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const compress = (where: string) =>
  spawnSync(process.execPath, ['packages/hosting/compress.ts', where], { encoding: 'utf8' });

const text = Array.from({ length: 400 }, (_, index) => `<p>The ${index}. paragraph</p>`).join('\n');

test('every text of a kilobyte lies there in both ways to the last byte, and nothing else or older does', () => {
  mkdirSync(`${folder}deep/down`, { recursive: true });
  writeFileSync(`${folder}index.html`, text);
  writeFileSync(`${folder}deep/down/page.md`, text);
  writeFileSync(`${folder}short.txt`, text.slice(0, 1_023));
  writeFileSync(`${folder}picture.png`, text);
  for (const name of ['index.html', 'short.txt', 'gone.html'])
    for (const ending of ['br', 'gz']) writeFileSync(`${folder}${name}.${ending}`, 'of yesterday');
  expect(compress(folder).stdout).toBe(`2 texts of ${folder}/ compressed\n`);

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file)).sort()).toEqual([
    ...['deep/down/page.md.br', 'deep/down/page.md.gz', 'index.html.br', 'index.html.gz'],
  ]);
  for (const file of ['index.html', 'deep/down/page.md']) {
    const [br, gz] = [readFileSync(`${folder}${file}.br`), readFileSync(`${folder}${file}.gz`)];
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gz).toString()).toBe(text);
    expect(br.length).toBeLessThanOrEqual(gz.length);
    expect(gz.length).toBeLessThan(text.length / 10);
  }
});

test('without a built site it says what to do', () => {
  const { status, stderr } = compress(`${folder}nothing`);
  expect(status).toBe(1);
  expect(stderr).toContain('run `npm run build` first');
});
