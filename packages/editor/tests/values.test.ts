/** What the form adds to a file, and what it says of a form that is wrong. */
import { expect, test } from 'vitest';
import { contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { sample } from '../../content/tests/check/changed-content.ts';
import { findings } from '../form/check-field.ts';
import { contentFormat } from '../form/content-format.ts';
import type { Values } from '../form/form-value.ts';
import { published } from '../form/new-version.ts';

type Entries = Record<string, unknown>[];

/** The form of a file of the sample, for a test to change. */
const formOf = (name: ContentName, file = contentFiles[name].path): Values & { entries: Entries } =>
  structuredClone(
    contentFormat(contentFiles[name]).fromFile(
      sample.find((one) => one.file === `content/${file}`)?.text ?? '',
    ),
  ) as never;

test('a new entry gets an id from its name, which no other may have', () => {
  const form = formOf('addOns');
  for (const name of ['Café & Wi-Fi Setup', 'Cafe Wi-Fi setup'])
    form.entries.push({ name, description: 'One sentence.', price: 5000 });
  expect(contentFormat(contentFiles.addOns).toFile(form)).toContain('- id: cafe-wi-fi-setup\n');
  expect(findings('addOns', '', form)).toEqual([
    expect.stringMatching(/^Cafe Wi-Fi setup › Id: found "cafe-wi-fi-setup" again\./),
  ]);
});

test('a Saturday with a note gets times in one step', () => {
  const form = formOf('company');
  Object.assign((form.hours as Entries)[1] ?? {}, { opens: '09:00', closes: '12:30', note: '' });
  expect(contentFormat(contentFiles.company).toFile(form)).toContain(
    "  - days: Saturday\n    opens: '09:00'\n    closes: '12:30'\n  - days: Sunday\n    note: closed\n",
  );
});

test('the first notice is written on lines of its own', () => {
  const { fromFile, toFile } = contentFormat(contentFiles.notices);
  const notices = [{ from: '2036-12-20', until: '2037-01-02', text: 'Closed.' }];
  expect(toFile({ ...fromFile('notices: []\n'), notices })).toBe(
    'notices:\n  - from: 2036-12-20\n    until: 2037-01-02\n    text: Closed.\n',
  );
});

const inForce = { version: '1.9', effectiveDate: '2025-01-01', changes: [{ version: '1.9' }] };
const TODAY = '2026-11-23';

test.each([
  [
    { kind: 'version', summary: 'Says more.', from: '2026-12-01', words: '/refund-version-1-9.md' },
    {
      version: '1.10',
      effectiveDate: '2026-12-01',
      changes: [{ version: '1.10', date: TODAY, summary: 'Says more.' }, { version: '1.9' }],
    },
  ],
  [
    { kind: 'typo', summary: 'A comma.' },
    { ...inForce, typos: [{ date: TODAY, summary: 'A comma.' }] },
  ],
  [undefined, inForce],
])('a legal document in force, with %j asked for', (publishing, becomes) => {
  expect(published({ ...inForce, publishing }, TODAY)).toEqual(becomes);
});

test('what is wrong is named by its entry and field, or by its section', () => {
  const plans = formOf('plans');
  Object.assign(plans.entries[0] ?? {}, { price: 'cheap' });
  expect(findings('plans', '', plans)).toEqual([
    expect.stringMatching(/^Basic › Price › Amount: found "cheap"\. A number goes here/),
  ]);
  const refund = formOf('legal', 'legal/refund.mdx');
  Object.assign((refund.sections as Entries)[1] ?? {}, { text: 'They <came> late.' });
  expect(findings('legal', 'refund', refund)).toEqual([
    expect.stringMatching(/^Sections › Which rule applies: found what cannot be read\./),
  ]);
  const about = formOf('aboutPage', 'pages/about.yaml');
  const portrait = { file: 'blob:https://editor.example/1', alt: 'Ann Lee at a server rack' };
  Object.assign((about.people as Entries)[0] ?? {}, { portrait });
  expect(findings('aboutPage', '', about)).toEqual([]);
});
