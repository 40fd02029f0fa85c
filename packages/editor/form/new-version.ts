/**
 * Publishes a legal document as its next version, or corrects its spelling, which needs no version. The field
 * `publishing` of own-fields.json asks which, and is not written to the file.
 */
import { isValues, type Values } from './form-value.ts';

/** The fields of a legal document that only this file writes. */
export const VERSIONED = ['writtenFor', 'changes', 'typos'];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function newestVersion({ changes }: Values): Values {
  const [newest] = listOf(changes);
  return isValues(newest) ? newest : {};
}

function nextNumber(values: Values): string {
  const [major = '1', minor = '0'] = String(newestVersion(values).version).split('.');
  return `${major}.${Number(minor) + 1}`;
}

/** A new document has its first version, which binds no one until it has a day. `today` is year-month-day. */
export function withNewVersion({ publishing, ...values }: Values, today: string): Values {
  const { changes, typos } = values;
  if (changes === undefined)
    return { ...values, changes: [{ version: '1.0', date: today, summary: 'First version.' }] };
  const { kind, summary = '', from = today } = isValues(publishing) ? publishing : {};
  if (kind === 'typo') return { ...values, typos: [{ date: today, summary }, ...listOf(typos)] };
  if (kind !== 'version') return values;
  const change = { version: nextNumber(values), date: today, effectiveDate: from, summary };
  return { ...values, changes: [change, ...listOf(changes)] };
}
