/** The next version of a legal document, or a correction of its spelling, which needs none. */
import { isValues, type Values, without } from './form-value.ts';

/** The field of the form that asks for it. None of it is written to the file as it stands. */
export const PUBLISHING = 'publishing';

/** Where the text of a version stays that is no longer in force. */
export const VERSIONS_FOLDER = '/content/legal-versions';

export const versionFileName = (slug: string, version: string) =>
  `${slug}-version-${version.replaceAll('.', '-')}.md`;

/** What is filled in. `text` is the file that has the words of the version before, which the form adds. */
export interface Publishing {
  readonly kind: 'version' | 'typo';
  readonly summary?: string;
  readonly effectiveDate?: string;
  readonly text?: string;
}

export const publishingOf = (values: Values): Publishing | undefined => {
  const value = values[PUBLISHING];
  return isValues(value) && (value.kind === 'version' || value.kind === 'typo')
    ? (value as never)
    : undefined;
};

export function nextVersion(version: unknown): string {
  const [major = '1', minor = '0'] = String(version).split('.');
  return `${major}.${Number(minor) + 1}`;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A document that is new has its first version, which binds no one until it has a day. */
const firstVersion = (today: string): Values => ({
  version: '1.0',
  changes: [{ version: '1.0', date: today, summary: 'First version.' }],
});

/** The values of a document with what was asked for done. `today` is written year-month-day. */
export function published(form: Values, asked: Publishing | undefined, today: string): Values {
  const values = without(form, PUBLISHING);
  if (values.version === undefined) return { ...values, ...firstVersion(today) };
  const { kind, summary = '', effectiveDate = today } = asked ?? {};
  if (kind === 'typo') return { ...values, typos: [{ date: today, summary }, ...listOf(values.typos)] };
  if (kind !== 'version') return values;
  const version = nextVersion(values.version);
  const changes = [{ version, date: today, summary }, ...listOf(values.changes)];
  return { ...values, version, effectiveDate, changes };
}
