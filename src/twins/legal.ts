import { longDate, monthAndYear } from '../domain/dates.ts';
import { fact, type Facts } from '../domain/facts.ts';
import type { Legal } from '../domain/legal.schema.ts';
import type { LegalTable } from '../domain/legal-tables.ts';
import { type At, bullets, section, table, twin } from './markdown.ts';

interface Known {
  readonly facts: Facts;
  readonly tables: Readonly<Record<string, LegalTable>>;
}

/** What is left of MDX must be Markdown: a component that no rule here knows would be lost on readers of text. */
function checked(text: string): string {
  const [rest] = /<[A-Za-z/][^>]*>?|\{[^}]*\}?/.exec(text) ?? [];
  if (rest === undefined) return text;
  throw new Error(
    `The plain-text twins cannot say ${rest}: teach src/twins/legal.ts, or write it in Markdown`,
  );
}

/** The body of a document as Markdown: facts and tables filled in, links made whole. `path` is the document's own. */
export const legalBody = (body: string, path: string, { facts, tables }: Known, at: At): string =>
  checked(
    body
      .replaceAll(/\{\/\*.*?\*\/\}/gs, '')
      .replaceAll(/<Fact\s+name="([^"]*)"\s*\/>/g, (_, name: string) => fact(facts, name))
      .replaceAll(/<([A-Z]\w*)\s*\/>/g, (tag, name: string) => {
        const found = tables[name];
        return found ? `${found.caption}:\n\n${table(found)}` : tag;
      })
      .replaceAll(
        /\]\(([/#][^)]*)\)/g,
        (_, target: string) => `](${at(target.startsWith('#') ? path + target : target)})`,
      )
      .trim(),
  );

type Document = Pick<Legal, 'title' | 'summary' | 'version' | 'effectiveDate' | 'changes'> & {
  readonly slug: string;
  readonly body: string;
};

export function legalTwin(document: Document, known: Known, at: At): string {
  const { title, summary, version, effectiveDate, changes, body } = document;
  const path = `/${document.slug}`;
  const [latest] = changes;
  const updated = latest ? `Last updated: ${monthAndYear(latest.date)}. ` : '';
  return twin(
    { title, lead: summary },
    at(path),
    `${updated}Version ${version}, in force from ${longDate(effectiveDate)}.`,
    legalBody(body, path, known, at),
    section(
      'History of this document',
      bullets(
        changes.map((change) => `Version ${change.version}, ${longDate(change.date)}: ${change.summary}`),
      ),
    ),
  );
}
