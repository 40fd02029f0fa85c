import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { resolveContentPath } from '@site/content/files/content-root';
import type { ContentFileSpec } from '@site/content/schemas/content-files.schema';

type Fields = Record<string, unknown>;

const readYamlFile = (file: string): unknown => parse(readFileSync(file, 'utf8'));

/** Lists all entries of a collection, each with its id. */
function listEntries({ layout, path }: ContentFileSpec): readonly (readonly [id: string, data: Fields])[] {
  if (layout === 'folder') {
    const folder = resolveContentPath(dirname(path));
    return readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [basename(name, '.yaml'), readYamlFile(`${folder}/${name}`) as Fields]);
  }
  const fileData = readYamlFile(resolveContentPath(path));
  if (layout === 'single') return [['only', fileData as Fields]];
  // Astro returns entries sorted by id, so the position in the file becomes the id. An empty file is null.
  return ((fileData ?? []) as Fields[]).map((data, index) => [String(index).padStart(4, '0'), data]);
}

/**
 * Creates a loader that replaces Astro's own for YAML. If a file has a mistake in development, Astro's
 * loaders empty the collection and print stack traces beside the sentences of the content check. This loader
 * keeps the last entries until the mistake is fixed.
 */
export const createYamlLoader = (content: ContentFileSpec): Loader => ({
  name: 'yaml-files',
  load: async (context) => {
    const { store, watcher } = context;
    const replaceEntries = async () => {
      const parsedEntries = await Promise.all(
        listEntries(content).map(async ([id, data]) => ({ id, data: await context.parseData({ id, data }) })),
      );
      store.clear();
      for (const entry of parsedEntries) store.set(entry);
    };
    await replaceEntries();
    const watchedPath = resolve(
      resolveContentPath(content.layout === 'folder' ? dirname(content.path) : content.path),
    );
    watcher?.on('all', (_, file) => {
      if ([file, dirname(file)].includes(watchedPath)) replaceEntries().catch(() => undefined);
    });
  },
});
