/**
 * `npm run compress -w packages/hosting` writes a `.br` and a `.gz` beside each text file of dist/, or of the
 * folder that the argument names. A server that sends these files does not have to compress each response.
 * CDNs compress by themselves.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILE_PATTERN = /\.(?:html|css|js|json|md|svg|txt|webmanifest|xml)$/;
/** Compressing a smaller file saves nothing, because it fits into one packet anyway. */
const MIN_FILE_BYTES = 1_024;

/** Compresses a file. Returns false if the file is too small. */
async function compress(path: string) {
  const content = await readFile(path);
  if (content.length < MIN_FILE_BYTES) return false;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
  return true;
}

const folder = process.argv[2] ?? 'dist';
const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
  console.error(`There is no ${folder}/ to compress yet: run \`npm run build\` first.`);
  process.exit(1);
});
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
const textFiles = files.filter((file) => TEXT_FILE_PATTERN.test(file));
// These compressed files are left over from an earlier run. A server would send them instead of the new
// files.
const outdatedFiles = files.filter(
  (file) => /\.(?:br|gz)$/.test(file) && TEXT_FILE_PATTERN.test(file.slice(0, -3)),
);
await Promise.all(outdatedFiles.map((file) => rm(file)));
const results = await Promise.all(textFiles.map(compress));
console.log(`Compressed ${results.filter(Boolean).length} text files in ${folder}/`);
