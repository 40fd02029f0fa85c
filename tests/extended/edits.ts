/** Reads the edits of edits.yaml, and applies them to the content of the sample. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTestData } from '#support/test-data.ts';

interface Change {
  readonly file: string;
  readonly search?: string;
  readonly replacement?: string;
  readonly append?: string;
  readonly overwrite?: string;
}

export interface Edit {
  readonly name: string;
  readonly conflictsWithOtherEdits?: true;
  readonly newVersions?: readonly string[];
  readonly changes: readonly Change[];
}

export const edits = readTestData<readonly Edit[]>(import.meta.url);

/** The texts of `content/` by their path within it, such as `pages/home.yaml`. */
type Texts = Map<string, string>;

const SAMPLE_FOLDER = join(import.meta.dirname, '../sample/content');

const sampleTexts: Texts = new Map(
  readdirSync(SAMPLE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|mdx?)$/.test(file))
    .map((file) => [file, readFileSync(join(SAMPLE_FOLDER, file), 'utf8')]),
);

function replaceText(texts: Texts, file: string, search: string, replacement: string) {
  const text = texts.get(file) ?? '';
  if (!text.includes(search)) throw new Error(`${file} does not contain ${search}`);
  texts.set(
    file,
    text.replace(search, () => replacement),
  );
}

/**
 * Adds a new version to a legal document, and a file with the text of the previous one. Does nothing if
 * another edit has done so.
 */
function addVersion(texts: Texts, slug: string) {
  const file = `legal/${slug}.mdx`;
  const [, minor = ''] = /^  - version: "1\.(\d+)"$/m.exec(sampleTexts.get(file) ?? '') ?? [];
  const nextVersion = `version: "1.${Number(minor) + 1}"`;
  if (texts.get(file)?.includes(nextVersion)) return;
  const days = '    date: 2025-03-01\n    effectiveDate: 2025-04-01\n';
  const entry = `  - ${nextVersion}\n${days}    summary: Details brought up to date.\n`;
  replaceText(texts, file, 'changes:\n', `changes:\n${entry}`);
  texts.set(`legal-versions/${slug}-version-1-${minor}.md`, '## Who this is for\n\nWhoever asks.\n');
}

/** Returns the content of the sample after these edits, which are made in their order. */
export function applyEdits(appliedEdits: readonly Edit[]): ReadonlyMap<string, string> {
  const texts = new Map(sampleTexts);
  for (const { changes, newVersions = [] } of appliedEdits) {
    for (const slug of newVersions) addVersion(texts, slug);
    for (const { file, search, replacement = '', append = '', overwrite } of changes)
      if (search === undefined) texts.set(file, overwrite ?? (texts.get(file) ?? '') + append);
      else replaceText(texts, file, search, replacement);
  }
  return texts;
}
