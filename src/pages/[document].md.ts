import type { APIRoute, GetStaticPaths } from 'astro';
import { bodyMarkdown, markdownFile } from '../files/legal-markdown.ts';
import { conditions, servers } from '../components/legal/blocks.ts';
import { historyEntry, currentVersionsLine } from '../components/legal/version-words.ts';
import { legalTables } from '../components/legal/tables.ts';
import { folders } from '@site/rules/addresses/pages';
import { versionPath } from '@site/rules/addresses/paths';
import { absoluteUrl } from '../site/absolute-url.ts';
import { allFacts, type LegalDocument, legalDocuments, list, single } from '../site/queries.ts';

export const getStaticPaths = (async () =>
  (await legalDocuments()).map((document) => ({
    params: { document: document.slug },
    props: { document },
  }))) satisfies GetStaticPaths;

/** The Markdown of the newest version. content/legal-versions has that of earlier ones. */
export const GET: APIRoute<{ document: LegalDocument }> = async ({ props: { document } }) => {
  const { slug, title, summary, changes, entry } = document;
  const tables = legalTables(await list('plans'), await single('policies'));
  const history = changes.map(
    (change) =>
      `- [Version ${change.version}](${versionPath(slug, change.version)}) ${historyEntry(changes, change)}`,
  );
  return markdownFile(
    [
      `# ${title}`,
      summary,
      currentVersionsLine(changes),
      bodyMarkdown(entry.body ?? '', { facts: await allFacts(), servers, conditions, tables }),
      '## History of this document',
      history.join('\n'),
    ],
    absoluteUrl(folders.legal.path(slug)),
  );
};
