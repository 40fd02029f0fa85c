import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'zod';
import { resolveContentPath } from '@site/content/files/content-root';
import {
  contentFileEntries,
  type ContentFileSpec,
  type contentFiles,
  type ContentKind,
} from '@site/content/schemas/content-files.schema';
import { legalVersions } from './loaders/legal-versions.ts';
import { createYamlLoader } from './loaders/yaml-files.ts';

/** Tells Astro the types of the entries. */
type Collections = { [Name in ContentKind]: { schema: (typeof contentFiles)[Name]['schema'] } };

function createLoader(content: ContentFileSpec): Loader {
  const [base = '', pattern = ''] = content.path.split('/');
  return content.path.endsWith('.mdx')
    ? glob({ pattern, base: resolveContentPath(base) })
    : createYamlLoader(content);
}

/**
 * Adds an entry to an empty collection and deletes it again, because Astro warns on every page about a
 * collection that never had an entry: https://github.com/withastro/astro/issues/15329.
 */
const preventEmptyWarning = (loader: Loader): Loader => ({
  ...loader,
  load: async (context) => {
    await loader.load(context);
    if (context.store.keys().length > 0) return;
    context.store.set({ id: 'none', data: {} });
    context.store.delete('none');
  },
});

export const collections = {
  ...(Object.fromEntries(
    contentFileEntries.map(([name, content]) => [
      name,
      defineCollection({ loader: preventEmptyWarning(createLoader(content)), schema: content.schema }),
    ]),
  ) as unknown as Collections),
  legalVersions: defineCollection({ loader: legalVersions, schema: z.strictObject({}) }),
};
