/**
 * The next version of a legal document, or a correction of its spelling, which needs none: as `publishing-field.json`
 * asks for it. Nothing of that field is written to the file as it stands.
 */
import { isValues, type Values } from './form-value.ts';

/** What the field writes, all of it. */
export const VERSIONED = ['version', 'effectiveDate', 'writtenFor', 'changes', 'typos'];

function nextVersion(version: unknown): string {
  const [major = '1', minor = '0'] = String(version).split('.');
  return `${major}.${Number(minor) + 1}`;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * The values of a legal document with what was asked for done. `today` is written year-month-day. A document that is
 * new has its first version, which binds no one until it has a day.
 */
export function published({ publishing: asked, ...values }: Values, today: string): Values {
  if (values.version === undefined)
    return {
      ...values,
      version: '1.0',
      changes: [{ version: '1.0', date: today, summary: 'First version.' }],
    };
  if (!isValues(asked)) return values;
  const { kind, summary = '', from = today } = asked;
  if (kind === 'typo') return { ...values, typos: [{ date: today, summary }, ...listOf(values.typos)] };
  if (kind !== 'version') return values;
  const version = nextVersion(values.version);
  const changes = [{ version, date: today, summary }, ...listOf(values.changes)];
  return { ...values, version, effectiveDate: from, changes };
}
