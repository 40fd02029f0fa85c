/** Ordinary edits of the office, and the content that they leave: see edits.yaml. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTestData } from '#support/test-data.ts';

interface Change {
  readonly in: string;
  readonly from?: string;
  readonly to?: string;
  readonly end?: string;
  readonly whole?: string;
}

export interface Edit {
  readonly name: string;
  readonly alone?: true;
  readonly versions?: readonly string[];
  readonly changes: readonly Change[];
}

export const edits = readTestData<readonly Edit[]>(import.meta.url);

/** The texts of `content/` by their path within it, such as `pages/home.yaml`. */
type Texts = Map<string, string>;

const SAMPLE = join(import.meta.dirname, '../sample/content');

const sample: Texts = new Map(
  readdirSync(SAMPLE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|mdx?)$/.test(file))
    .map((file) => [file, readFileSync(join(SAMPLE, file), 'utf8')]),
);

function replace(texts: Texts, file: string, from: string, to: string) {
  const text = texts.get(file) ?? '';
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  texts.set(
    file,
    text.replace(from, () => to),
  );
}

/**
 * Publishes a new version of a legal document, once for all edits that are made together, and keeps the text
 * of the version before.
 */
function publishAgain(texts: Texts, slug: string) {
  const file = `legal/${slug}.mdx`;
  const [, minor = ''] = /^  - version: "1\.(\d+)"$/m.exec(sample.get(file) ?? '') ?? [];
  const next = `version: "1.${Number(minor) + 1}"`;
  if (texts.get(file)?.includes(next)) return;
  const days = '    date: 2025-03-01\n    effectiveDate: 2025-04-01\n';
  const entry = `  - ${next}\n${days}    summary: Details brought up to date.\n`;
  replace(texts, file, 'changes:\n', `changes:\n${entry}`);
  texts.set(`legal-versions/${slug}-version-1-${minor}.md`, '## Who this is for\n\nWhoever asks.\n');
}

/** Returns the sample's content after these edits, made one after the other. */
export function applyEdits(appliedEdits: readonly Edit[]): ReadonlyMap<string, string> {
  const texts = new Map(sample);
  for (const { changes, versions = [] } of appliedEdits) {
    for (const slug of versions) publishAgain(texts, slug);
    for (const { in: file, from, to = '', end = '', whole } of changes)
      if (from === undefined) texts.set(file, whole ?? (texts.get(file) ?? '') + end);
      else replace(texts, file, from, to);
  }
  return texts;
}
