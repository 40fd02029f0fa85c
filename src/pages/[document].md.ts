import type { APIRoute } from 'astro';
import { convertToMarkdown, createMarkdownResponse } from '#files/legal-markdown.ts';
import { conditions, serverHosts } from '#components/legal/blocks.ts';
import { describeHistoryEntry, describeCurrentVersions } from '#components/legal/describe-versions.ts';
import { loadLegalTables } from '#components/legal/tables.ts';
import { folders } from '@site/rules/urls/pages';
import { versionPath } from '@site/rules/urls/paths';
import { toAbsoluteUrl } from '#site/absolute-url.ts';
import { loadFacts, type LegalDocument, loadLegalDocuments } from '#site/queries.ts';

export const getStaticPaths = async () =>
  (await loadLegalDocuments()).map((document) => ({
    params: { document: document.slug },
    props: { document },
  }));

/** Serves the Markdown of the newest version. content/legal-versions has the Markdown of earlier versions. */
export const GET: APIRoute<{ document: LegalDocument }> = async ({ props: { document } }) => {
  const { slug, title, summary, changes, entry } = document;
  const tables = await loadLegalTables();
  const history = changes.map(
    (change) =>
      `- [Version ${change.version}](${versionPath(slug, change.version)}) ${describeHistoryEntry(changes, change)}`,
  );
  return createMarkdownResponse(
    [
      `# ${title}`,
      summary,
      describeCurrentVersions(changes),
      convertToMarkdown(entry.body ?? '', { facts: await loadFacts(), serverHosts, conditions, tables }),
      '## History of this document',
      history.join('\n'),
    ],
    toAbsoluteUrl(folders.legal.path(slug)),
  );
};
