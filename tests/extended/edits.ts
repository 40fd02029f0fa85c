import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The texts of `content/` by their path within it, such as `pages/home.yaml`. */
export type Texts = Map<string, string>;

/** What an owner does: see edits.yaml. */
export interface Edit {
  readonly name: string;
  readonly alone?: true;
  readonly versions?: readonly string[];
  readonly changes: readonly ({ readonly in: string } & (
    { readonly from: string; readonly to: string } | { readonly end: string }
  ))[];
}

export const edits = parse(readFileSync(new URL('edits.yaml', import.meta.url), 'utf8')) as readonly Edit[];

function replace(texts: Texts, file: string, from: string, to: string) {
  const text = texts.get(file) ?? '';
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  texts.set(
    file,
    text.replace(from, () => to),
  );
}

/** A new version of a legal document, once for all edits that are made together. */
function publishAgain(texts: Texts, slug: string) {
  const file = `legal/${slug}.mdx`;
  if (texts.get(file)?.includes('version: "1.1"')) return;
  const entry = '  - version: "1.1"\n    date: 2025-03-01\n    summary: Details brought up to date.\n';
  replace(texts, file, 'version: "1.0"', 'version: "1.1"');
  replace(texts, file, 'effectiveDate: 2025-01-01', 'effectiveDate: 2025-04-01');
  replace(texts, file, 'changes:\n', `changes:\n${entry}`);
}

export function make(texts: Texts, { changes, versions = [] }: Edit) {
  for (const slug of versions) publishAgain(texts, slug);
  for (const change of changes) {
    if ('end' in change)
      texts.set(change.in, `${texts.get(change.in)?.trimEnd().concat('\n') ?? ''}${change.end}`);
    else replace(texts, change.in, change.from, change.to);
  }
}
