/**
 * The next version of a legal document, or a correction of its spelling, which needs none: as `publishing-field.json`
 * asks for it. Nothing of that field is written to the file as it stands.
 */
import { isValues, type Values } from './form-value.ts';

/** What the field writes, all of it. */
export const VERSIONED = ['writtenFor', 'changes', 'typos'];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The entry of the newest version. */
export function newestOf({ changes }: Values): Values {
  const [newest] = listOf(changes);
  return isValues(newest) ? newest : {};
}

function nextVersion(values: Values): string {
  const [major = '1', minor = '0'] = String(newestOf(values).version).split('.');
  return `${major}.${Number(minor) + 1}`;
}

/**
 * The values of a legal document with what was asked for done. `today` is written year-month-day. A document that is
 * new has its first version, which binds no one until it has a day.
 */
export function published({ publishing: asked, ...values }: Values, today: string): Values {
  if (values.changes === undefined)
    return { ...values, changes: [{ version: '1.0', date: today, summary: 'First version.' }] };
  if (!isValues(asked)) return values;
  const { kind, summary = '', from = today } = asked;
  if (kind === 'typo') return { ...values, typos: [{ date: today, summary }, ...listOf(values.typos)] };
  if (kind !== 'version') return values;
  const change = { version: nextVersion(values), date: today, effectiveDate: from, summary };
  return { ...values, changes: [change, ...listOf(values.changes)] };
}
