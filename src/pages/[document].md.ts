import type { APIRoute, GetStaticPaths } from 'astro';
import { bodyMarkdown, markdownFile } from '../files/legal-markdown.ts';
import { conditions, servers } from '../components/legal/blocks.ts';
import { historyEntry, standing } from '../components/legal/standing.ts';
import { legalTables } from '../components/legal/tables.ts';
import { folders } from '@site/rules/addresses/pages';
import { versionPath } from '@site/rules/addresses/paths';
import { absoluteUrl } from '../site/absolute-url.ts';
import { allFacts, legalEntries, list, single } from '../site/queries.ts';

type Entry = Awaited<ReturnType<typeof legalEntries>>[number];

export const getStaticPaths = (async () =>
  (await legalEntries()).map((document) => ({
    params: { document: document.slug },
    props: { document },
  }))) satisfies GetStaticPaths;

/** What content/legal-versions keeps of a version that another replaces. */
export const GET: APIRoute<{ document: Entry }> = async ({ props: { document } }) => {
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
      standing(changes),
      bodyMarkdown(entry.body ?? '', { facts: await allFacts(), servers, conditions, tables }),
      '## History of this document',
      history.join('\n'),
    ],
    absoluteUrl(folders.legal.path(slug)),
  );
};
