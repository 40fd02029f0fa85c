import type { LegalTable } from '#components/legal/tables.ts';
import { restoreSpaces } from '#logic/text/non-breaking.ts';

/** Says what replaces each tag in a legal document. */
interface TagReplacements {
  readonly facts: Readonly<Record<string, string>>;
  readonly serverHosts: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, boolean>>;
  readonly tables: Readonly<Record<string, LegalTable>>;
}

const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function formatTable({ caption, columns, rows }: LegalTable) {
  const separators = columns.map(() => '---');
  return [`${caption}:\n`, ...[columns, separators, ...rows].map(formatRow)].join('\n');
}

/** Turns links that begin with `/` or `#` into full URLs. */
const expandLinks = (markdown: string, url: string) =>
  markdown.replaceAll(/\]\(([/#][^)]*)\)/g, (_, target: string) => `](${new URL(target, url).href})`);

/**
 * Converts MDX to Markdown. The content check allows only the tags and expressions that the replacements
 * below name.
 */
export const convertToMarkdown = (
  body: string,
  { facts, serverHosts, conditions, tables }: TagReplacements,
) =>
  body
    // Removes comments.
    .replaceAll(/\{\/\*[^]*?\*\/\}/g, '')
    // Keeps the text of <IfOrdersAreSent>…</IfOrdersAreSent> only if this build sends orders.
    .replaceAll(/<(If\w+)>([^]*?)<\/\1>/g, (_, name: string, text: string) => (conditions[name] ? text : ''))
    // Fills in the facts.
    .replaceAll(/<Fact name="([^"]+)" \/>/g, (tag, name: string) => facts[name] ?? tag)
    // Fills in tables such as <ResponseTimes />, and hosts such as <OrderServer />.
    .replaceAll(/<([A-Z]\w+) \/>/g, (tag, name: string) => {
      const table = tables[name];
      return table ? formatTable(table) : (serverHosts[name] ?? tag);
    })
    // Unwraps quoted strings: {'a < b'} becomes a < b.
    .replaceAll(/\{(["'])(.*?)\1\}/g, '$2')
    // Closes the gaps that comments and blocks leave.
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Creates a response with Markdown that ends with the URL of its page. */
export function createMarkdownResponse(parts: readonly string[], url: string) {
  const text = restoreSpaces(expandLinks(parts.join('\n\n'), url));
  return new Response(`${text}\n\n---\n\nWeb page: <${url}>\n`);
}
