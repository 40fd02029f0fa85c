import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Loader } from 'astro/loaders';
import { resolveContentPath } from '@site/content/files/content-root';

/** Extracts the text of a document that was published as Markdown, without its title, dates and history. */
export function extractPublishedText(markdown: string) {
  const pageUrl = /^Web page: <([^>]+)>$/m.exec(markdown)?.[1] ?? '';
  // Removes the title, the line with the dates, and everything from the history on.
  const text = markdown.replaceAll(/^(?:# |Last updated: ).*\n+|^## History of this document\n[^]*/gm, '');
  if (!URL.canParse(pageUrl)) return text;
  // Links within the document keep their fragments. Links to other pages lose theirs, because those pages may
  // lose the sections.
  return text
    .replaceAll(`](${pageUrl}#`, '](#')
    .replaceAll(`](${new URL(pageUrl).origin}/`, '](/')
    .replaceAll(/(\]\(\/[^)#]*)#[^)]*\)/g, '$1)');
}

/**
 * Loads content/legal-versions. The id is the file's name, such as `terms-version-1-0`. The folder does not
 * exist before the first new version.
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
