import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const TEXT = /\.(?:html|css|js|json|md|svg|txt|webmanifest|xml)$/;
/** Below, a second file saves less than a packet. */
const LEAST_BYTES = 1_024;
/** Node compresses on four threads. */
const AT_ONCE = 8;

const WAYS = {
  br: (file: Buffer) =>
    promisify(brotliCompress)(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }),
  gz: (file: Buffer) => promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }),
} as const;

async function compress(path: string): Promise<void> {
  const file = await readFile(path);
  await Promise.all(
    Object.entries(WAYS).map(async ([ending, way]) => writeFile(`${path}.${ending}`, await way(file))),
  );
}

/** Puts `.br` and `.gz` beside every text that is worth it. Must come last: it takes files as they are. */
export function precompressed(): AstroIntegration {
  return {
    name: 'precompressed',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const entries = await readdir(fileURLToPath(dir), { recursive: true, withFileTypes: true });
        const paths = entries
          .filter((entry) => entry.isFile() && TEXT.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name));
        const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
        const worth = paths.filter((_, index) => (sizes[index] ?? 0) >= LEAST_BYTES);
        // A few at a time: a large site's texts and their two copies need not lie in memory all at once.
        for (let start = 0; start < worth.length; start += AT_ONCE) {
          await Promise.all(worth.slice(start, start + AT_ONCE).map(compress));
        }
        logger.info(`${worth.length} texts compressed`);
      },
    },
  };
}
