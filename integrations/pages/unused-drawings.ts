import { readFile, unlink } from 'node:fs/promises';
import { basename } from 'node:path';

/** Deletes drawings that no page, style or script refers to: the build writes every one that it reads, shown or inlined. */
export async function deleteUnusedDrawings(files: readonly string[]): Promise<void> {
  const readers = files.filter((file) => /\.(?:html|css|js)$/.test(file));
  const text = (await Promise.all(readers.map((file) => readFile(file, 'utf8')))).join('\n');
  const unused = files.filter(
    (file) => /[\\/]_astro[\\/][^\\/]+\.svg$/.test(file) && !text.includes(basename(file)),
  );
  await Promise.all(unused.map((file) => unlink(file)));
}
