import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentPath } from '../build/content-root.ts';
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

function loader({ holds, path }: ContentFile) {
  if (holds !== 'folder') return file(contentPath(path), { parser: holds === 'one' ? single : list });
  const [base = '', pattern = ''] = path.split('/');
  return glob({ pattern, base: contentPath(base) });
}

export const collections = {
  ...(Object.fromEntries(
    Object.entries<ContentFile>(contentFiles).map(([name, content]) => [
      name,
      defineCollection({ loader: loader(content), schema: content.schema }),
    ]),
  ) as unknown as Collections),
  legalVersions: defineCollection({ loader: legalVersions, schema: z.strictObject({}) }),
};
