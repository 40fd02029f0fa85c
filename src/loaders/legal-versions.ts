import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Loader } from 'astro/loaders';
import { resolveContentPath } from '@site/content/files/content-root';

/** Reads the text of a legal document as it was published, without its title, dates, history and URL. */
export function extractPublishedText(markdown: string): string {
  const page = /^Web page: <([^>]+)>$/m.exec(markdown)?.[1] ?? '';
  const text = markdown.replaceAll(/^(?:# |Last updated: ).*\n+|^## History of this document\n[^]*/gm, '');
  if (!URL.canParse(page)) return text;
  // Links within the document keep their fragments. Links to other pages lose theirs, because those pages may
  // lose the sections.
  return text
    .replaceAll(`](${page}#`, '](#')
    .replaceAll(`](${new URL(page).origin}/`, '](/')
    .replaceAll(/(\]\(\/[^)#]*)#[^)]*\)/g, '$1)');
}

/**
 * Loads content/legal-versions, with a file's name as its id, such as `terms-version-1-0`. There is no such
 * folder before the first new version.
 */
export const legalVersions: Loader = {
  name: 'legal-versions',
  load: async (context) => {
    const folder = resolveContentPath('legal-versions');
    context.store.clear();
    const files = existsSync(folder) ? readdirSync(folder) : [];
    for (const file of files.filter((name) => name.endsWith('.md'))) {
      const body = extractPublishedText(readFileSync(`${folder}/${file}`, 'utf8'));
      const rendered = await context.renderMarkdown(body);
      context.store.set({ id: file.replace(/\.md$/, ''), data: {}, body, rendered });
    }
  },
};
