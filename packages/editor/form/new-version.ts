/** The next version of a legal document, or a correction of its spelling, which needs none. */
import { isValues, type Values } from './form-value.ts';

/** The field of the form that asks for it. None of it is written to the file as it stands. */
export const PUBLISHING = 'publishing';

/** What one field of the form writes, all of it. */
export const VERSIONED = ['version', 'effectiveDate', 'writtenFor', 'changes', 'typos'];

/** A day of a calendar. */
export const DAY = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };

/** Where the text of a version stays that is no longer in force. */
const FOLDER = '/content/legal-versions';

export const publishingField = {
  name: PUBLISHING,
  label: 'Version',
  hint: 'Before the launch leave this empty, and change the words as you like. After it, what changes is a new version.',
  widget: 'object',
  required: false,
  typeKey: 'kind',
  types: [
    {
      name: 'version',
      label: 'Publish as a new version',
      fields: [
        { name: 'summary', label: 'What changed, in a sentence for clients', widget: 'string' },
        { name: 'from', label: 'From which day it applies', ...DAY },
        {
          name: 'words',
          label: 'The words before',
          widget: 'words',
          required: false,
          media_folder: FOLDER,
          public_folder: FOLDER,
        },
      ],
    },
    {
      name: 'typo',
      label: 'Only correct the spelling',
      fields: [{ name: 'summary', label: 'What was corrected', widget: 'string' }],
    },
  ],
};

function nextVersion(version: unknown): string {
  const [major = '1', minor = '0'] = String(version).split('.');
  return `${major}.${Number(minor) + 1}`;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * The values of a legal document with what was asked for done. `today` is written year-month-day. A document that is
 * new has its first version, which binds no one until it has a day.
 */
export function published({ [PUBLISHING]: asked, ...values }: Values, today: string): Values {
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
