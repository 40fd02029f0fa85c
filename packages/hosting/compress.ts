/**
 * `npm run compress -w packages/hosting`, with a folder other than dist/ if one is named: writes a `.br` and
 * a `.gz` beside every text of the built site that is large enough. With these files your own server need not
 * compress for each visitor. CDNs compress at their edge.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILE_PATTERN = /\.(?:html|css|js|json|md|svg|txt|webmanifest|xml)$/;
/** Compressing a smaller file saves less than a packet. */
const MIN_BYTES = 1_024;

/** Compresses a file. Returns false if the file is too small. */
async function compress(path: string): Promise<boolean> {
  const file = await readFile(path);
  if (file.length < MIN_BYTES) return false;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: file.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(file, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }));
  return true;
}

const folder = process.argv[2] ?? 'dist';
const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
  console.error(`There is no ${folder}/ to compress yet: run \`npm run build\` first.`);
  process.exit(1);
});
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
const texts = files.filter((file) => TEXT_FILE_PATTERN.test(file));
// These files are left from an older build. A server would send them instead of the new texts.
const outdated = files.filter(
  (file) => /\.(?:br|gz)$/.test(file) && TEXT_FILE_PATTERN.test(file.slice(0, -3)),
);
await Promise.all(outdated.map((file) => rm(file)));
const compressed = await Promise.all(texts.map(compress));
console.log(`${compressed.filter(Boolean).length} texts of ${folder}/ compressed`);
