/** Changes the sample content, and runs the content check on it. */
import { join } from 'node:path';
import { checkContent } from '../../check/check-content.ts';
import { formatMistake } from '../../check/engine/mistake.ts';
import { type ContentText, readContent } from '../../check/engine/read-content.ts';

/** A project whose `content` is the sample. The sample stays as it is when the owner changes `content/`. */
export const SAMPLE_ROOT = join(import.meta.dirname, '../../../../tests/sample');

export const sampleContentFiles = readContent(SAMPLE_ROOT);

export const getSampleText = (path: string) =>
  sampleContentFiles.find(({ file }) => file === `content/${path}`)?.text ?? '';

/** The day of the check, which is later than every date in the sample. */
const TODAY = new Date('2026-11-21');

export interface Change {
  /** The path within `content/`. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** Turns the cookie policy into a draft, which has neither an effective date nor the settings of a build. */
export const COOKIE_DRAFT_CHANGES: readonly Change[] = [
  { path: 'legal/cookie.mdx', from: 'writtenFor:\n  visits: not counted\n', to: '' },
  { path: 'legal/cookie.mdx', from: '    effectiveDate: 2025-01-01\n', to: '' },
];

/** Applies the changes. Each change replaces the first occurrence of its text. Throws if there is none. */
export const applyChanges = (files: readonly ContentText[], ...changes: readonly Change[]) =>
  changes.reduce((changed, { path, from, to }) => {
    const file = `content/${path}`;
    if (!changed.some((current) => current.file === file && current.text.includes(from)))
      throw new Error(`${file} has no "${from}"`);
    return changed.map((current) =>
      current.file === file ? { file, text: current.text.replace(from, () => to) } : current,
    );
  }, files);

export const listContentMistakes = (files: readonly ContentText[], published?: readonly ContentText[]) =>
  checkContent(files, TODAY, published && [published]).map(formatMistake);
