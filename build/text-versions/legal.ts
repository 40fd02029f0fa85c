import { longDate, monthAndYear } from '../../src/domain/time/dates.ts';
import type { Legal } from '../../src/domain/content/legal.schema.ts';
import { type Known, legalBody } from './legal-body.ts';
import { type At, bullets, section, twin } from './markdown.ts';

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
