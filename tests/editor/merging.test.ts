/** Two people's changes of one file, and what the form says of changes. */
import { describe, expect, test } from 'vitest';
import { changedPlaces, isLeap, valueWords } from '../../editor/changes.ts';
import { contentFormat, SOURCE } from '../../editor/content-format.ts';
import { formFields } from '../../editor/form-fields.ts';
import type { Values } from '../../editor/form-value.ts';
import { mergeLines } from '../../editor/line-merge.ts';
import { published } from '../../editor/new-version.ts';
import { contentFiles } from '../../src/domain/content/content-files.schema.ts';
import { sample } from '../content-check/changed-content.ts';

const textOf = (path: string) => sample.find(({ file }) => file === `content/${path}`)?.text ?? '';

const letters = (text: string) => text.split('').join('\n');

test.each([
  ['one line each', 'abcd', 'Abcd', 'abcD', 'AbcD', false],
  ['lines beside each other', 'abcd', 'aBcd', 'abCd', 'aBCd', false],
  ['both at the end', 'ab', 'abm', 'abt', 'abtm', false],
  ['the same change', 'ab', 'aB', 'aB', 'aB', false],
  ['removed and added', 'abcd', 'acd', 'abcdt', 'acdt', false],
  ['the same line', 'abc', 'aMc', 'aTc', 'aMc', true],
  ['changed where it was removed', 'abc', 'aMc', 'ac', 'aMc', true],
])('%s', (_, base, mine, theirs, merged, isClash) => {
  expect(mergeLines(letters(base), letters(mine), letters(theirs))).toEqual({
    text: letters(merged),
    isClash,
  });
});

const { fromFile } = contentFormat(contentFiles.plans);
const plans = textOf('plans.yaml');

function differences(after: string) {
  const fields = formFields(contentFiles.plans, []);
  return changedPlaces(fields, fromFile(plans), fromFile(after));
}

describe('what changed', () => {
  test.each([
    [24_000, 500, true],
    [24_000, 12_000, false],
    [24_000, 11_999, true],
    [24_000, 36_000, false],
    [24_000, 36_001, true],
  ])('from %i to %i is a leap: %s', (from, to, is) => {
    expect(isLeap({ keyPath: '', place: [], from, to })).toBe(is);
  });

  test('is named by its entry and field, with its unit', () => {
    const [change, ...others] = differences(plans.replace('amount: 24000', 'amount: 500'));
    expect(others).toEqual([]);
    expect(change).toMatchObject({ keyPath: 'entries.0.price', place: ['Basic', 'Price'] });
    expect(valueWords(change?.from, change?.figure)).toBe('KES 24,000 a month');
  });

  test('is no leap where an entry moves to another place', () => {
    const form = fromFile(plans);
    const turned = { ...form, entries: (form.entries as readonly unknown[]).toReversed() };
    expect(changedPlaces(formFields(contentFiles.plans, []), form, turned)).toEqual([]);
  });
});

test('a new entry gets an id from its name, and none has it twice', () => {
  const add = (values: Values, name: string) => ({
    ...values,
    entries: [...(values.entries as readonly unknown[]), { name, description: 'One sentence.', price: 5000 }],
  });
  const format = contentFormat(contentFiles.addOns);
  const source = textOf('add-ons.yaml');
  const twice = add(add(format.fromFile(source), 'Café & Wi-Fi Setup'), 'Cafe Wi-Fi setup');
  const ids = Array.from(
    format.toFile({ ...twice, [SOURCE]: source }).matchAll(/^- id: (.+)$/gm),
    ([, id]) => id,
  );
  expect(ids.slice(-2)).toEqual(['cafe-wi-fi-setup', 'cafe-wi-fi-setup-2']);
});

test('a Saturday with a note gets times in one step', () => {
  const format = contentFormat(contentFiles.company);
  const source = textOf('company.yaml');
  const form = structuredClone(format.fromFile(source)) as { hours: Record<string, string>[] };
  Object.assign(form.hours[1] ?? {}, { opens: '09:00', closes: '12:30', note: '' });
  const after = format.toFile({ ...form, [SOURCE]: source });
  expect(after).toContain(
    "  - days: Saturday\n    opens: '09:00'\n    closes: '12:30'\n  - days: Sunday\n    note: closed\n",
  );
});

test('the first notice is written on lines of its own', () => {
  const format = contentFormat(contentFiles.notices);
  const text = format.toFile({
    notices: [{ from: '2036-12-20', until: '2037-01-02', text: 'Closed.' }],
    [SOURCE]: 'notices: []\n',
  });
  expect(text).toBe('notices:\n  - from: 2036-12-20\n    until: 2037-01-02\n    text: Closed.\n');
});

test('words in quotation marks keep them', () => {
  const format = contentFormat(contentFiles.testimonials);
  const source = textOf('testimonials.yaml');
  const form = structuredClone(format.fromFile(source)) as { entries: Record<string, string>[] };
  for (const text of ['"Good people"', 'They said "good".', "'Good' people"]) {
    Object.assign(form.entries[0] ?? {}, { text });
    const after = format.fromFile(format.toFile({ ...form, [SOURCE]: source })) as typeof form;
    expect(after.entries[0]?.text).toBe(text);
  }
});

describe('a legal document', () => {
  const legal = { version: '1.9', effectiveDate: '2025-01-01', changes: [{ version: '1.9' }] };

  test('is published in its next version, with its day and summary', () => {
    const asked = { kind: 'version', summary: 'Says more.', effectiveDate: '2026-12-01' } as const;
    expect(published(legal, asked, '2026-11-23')).toEqual({
      version: '1.10',
      effectiveDate: '2026-12-01',
      changes: [{ version: '1.10', date: '2026-11-23', summary: 'Says more.' }, { version: '1.9' }],
    });
  });

  test('keeps its version where only its spelling is corrected', () => {
    const asked = { kind: 'typo', summary: 'A comma.' } as const;
    expect(published(legal, asked, '2026-11-23')).toEqual({
      ...legal,
      typos: [{ date: '2026-11-23', summary: 'A comma.' }],
    });
  });
});
