import { type Document, LineCounter, parseDocument } from 'yaml';

/** A text of YAML taken apart, whatever stopped its reader on the way. */
export interface ReadYaml {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly counter: LineCounter;
}

/** `dates`: days become dates, as Astro reads them in frontmatter. */
export function readYaml(text: string, dates = false): ReadYaml {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    customTags: dates ? ['timestamp'] : [],
  });
  return { text, document, counter };
}
