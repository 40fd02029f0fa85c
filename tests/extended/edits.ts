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

/** The files of `content/` by their path within it, such as `pages/home.yaml`. */
type Files = Map<string, string>;

const SAMPLE_FOLDER = join(import.meta.dirname, '../sample/content');

const sampleFiles: Files = new Map(
  readdirSync(SAMPLE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|mdx?)$/.test(file))
    .map((file) => [file, readFileSync(join(SAMPLE_FOLDER, file), 'utf8')]),
);

function replaceText(files: Files, file: string, search: string, replacement: string) {
  const text = files.get(file) ?? '';
  if (!text.includes(search)) throw new Error(`${file} does not contain ${search}`);
  files.set(
    file,
    text.replace(search, () => replacement),
  );
}

/**
 * Adds a new version to a legal document, and a file with the text of the previous one. Does nothing if
 * another edit has done so.
 */
function addVersion(files: Files, slug: string) {
  const file = `legal/${slug}.mdx`;
  const [, minor = ''] = /^  - version: "1\.(\d+)"$/m.exec(sampleFiles.get(file) ?? '') ?? [];
  const nextVersion = `version: "1.${Number(minor) + 1}"`;
  if (files.get(file)?.includes(nextVersion)) return;
  const days = '    date: 2025-03-01\n    effectiveDate: 2025-04-01\n';
  const entry = `  - ${nextVersion}\n${days}    summary: Details brought up to date.\n`;
  replaceText(files, file, 'changes:\n', `changes:\n${entry}`);
  files.set(`legal-versions/${slug}-version-1-${minor}.md`, '## Who this is for\n\nWhoever asks.\n');
}

/** Returns the content of the sample after these edits, which are made in their order. */
export function applyEdits(appliedEdits: readonly Edit[]): ReadonlyMap<string, string> {
  const files = new Map(sampleFiles);
  for (const { changes, newVersions = [] } of appliedEdits) {
    for (const slug of newVersions) addVersion(files, slug);
    for (const { file, search, replacement = '', append = '', overwrite } of changes)
      if (search === undefined) files.set(file, overwrite ?? (files.get(file) ?? '') + append);
      else replaceText(files, file, search, replacement);
  }
  return files;
}
