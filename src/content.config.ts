import { defineCollection } from 'astro:content';
import { file, glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentPath, hasFolder } from '../build/content-root.ts';
import { legalVersions } from '../build/legal-versions.ts';
import { type ContentFile, contentFiles, type ContentName } from './domain/content/content-files.schema.ts';

/** Astro takes the types of the entries from this. */
type Collections = { [Name in ContentName]: { schema: (typeof contentFiles)[Name]['schema'] } };

/** The only entry of a file that holds one object has the id `only`. */
const single = (text: string) => ({ only: parse(text) as Record<string, unknown> });

/** Astro returns entries sorted by id, so the position becomes the id. */
const list = (text: string) =>
  Object.fromEntries(
    ((parse(text) ?? []) as Record<string, unknown>[]).map((item, index) => [
      String(index).padStart(4, '0'),
      item,
    ]),
  );

const none: Loader = { name: 'none', load: () => Promise.resolve() };

function loader({ holds, path }: ContentFile) {
  if (holds !== 'folder') return file(contentPath(path), { parser: holds === 'one' ? single : list });
  const [base = '', pattern = ''] = path.split('/');
  return hasFolder(base) ? glob({ pattern, base: contentPath(base) }) : none;
}

/** On each page Astro warns of a collection that has no entry and never had one. */
const quiet = (loader: Loader): Loader => ({
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
    Object.entries<ContentFile>(contentFiles).map(([name, content]) => [
      name,
      defineCollection({ loader: quiet(loader(content)), schema: content.schema }),
    ]),
  ) as unknown as Collections),
  legalVersions: defineCollection({ loader: legalVersions, schema: z.strictObject({}) }),
};
