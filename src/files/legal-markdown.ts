import type { LegalTable } from '../components/legal/tables.ts';
import { ordinarySpaces } from '../logic/text/non-breaking.ts';

/** The values of the tags in a legal document. */
interface Blocks {
  readonly facts: Readonly<Record<string, string>>;
  readonly servers: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, boolean>>;
  readonly tables: Readonly<Record<string, LegalTable>>;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const tableMarkdown = ({ caption, columns, rows }: LegalTable) =>
  [`${caption}:\n`, line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');

/** Turns links within the site into full addresses. */
const withFullLinks = (markdown: string, address: string) =>
  markdown.replaceAll(/\]\(([/#][^)]*)\)/g, (_, target: string) => `](${new URL(target, address).href})`);

/** Turns MDX into Markdown. The content check allows no tags or expressions but these. */
export const bodyMarkdown = (body: string, { facts, servers, conditions, tables }: Blocks) =>
  body
    .replaceAll(/\{\/\*[^]*?\*\/\}/g, '')
    .replaceAll(/<(If\w+)>([^]*?)<\/\1>/g, (_, name: string, words: string) =>
      conditions[name] ? words : '',
    )
    .replaceAll(/<Fact name="([^"]+)" \/>/g, (tag, name: string) => facts[name] ?? tag)
    .replaceAll(/<([A-Z]\w+) \/>/g, (tag, name: string) => {
      const table = tables[name];
      return table ? tableMarkdown(table) : (servers[name] ?? tag);
    })
    .replaceAll(/\{(["'])(.*?)\1\}/g, '$2')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Makes a Markdown file that ends with the address of its page. */
export function markdownFile(parts: readonly string[], address: string): Response {
  const text = ordinarySpaces(withFullLinks(parts.join('\n\n'), address));
  return new Response(`${text}\n\n---\n\nWeb page: <${address}>\n`, {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
