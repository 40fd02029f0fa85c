/** Before it saves, the form says what the content check finds, with the form's labels. */
import { expect, test } from 'vitest';
import { contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { readTestData } from '../../../tests/support/test-data.ts';
import { type Change, getSampleText, sample } from '../../content/tests/check/changed-content.ts';
import { describeFindingsElsewhere, listFormFindings } from '../form/findings.ts';
import { contentFormats } from '../form/content-format.ts';
import { recordRead, recordSave, loadContent } from '../form/known-content.ts';
import { setFormValue } from './put.ts';

interface Typed {
  readonly form: ContentName;
  readonly file: string;
  readonly field: string;
  readonly typed: unknown;
  readonly says?: string;
}

function describeFirstFinding({ form, file, field, typed }: Typed) {
  const values = structuredClone<Record<string, unknown>>(contentFormats[form].fromFile(getSampleText(file)));
  setFormValue(values, field, typed);
  const findings = listFormFindings(form, form === 'legal' ? 'refund' : '', values);
  return findings.map(({ text }) => text).join(' ');
}

loadContent(sample);

test.each(readTestData<readonly Typed[]>(import.meta.url))('$form, $field: $typed', (row) => {
  if (row.says === undefined) expect(describeFirstFinding(row)).toBe('');
  else expect(describeFirstFinding(row)).toContain(row.says);
});

/** Saves an edit of a file. Returns what the forms of other files say about it. */
function describeElsewhereAfter(...[path, from, to]: Change) {
  recordSave(`content/${path}`, getSampleText(path).replace(from, to));
  const says = describeFindingsElsewhere();
  loadContent(sample);
  return says;
}

test('what a saved edit, or deleting a page, breaks in other files is said with its place', () => {
  expect(describeFindingsElsewhere()).toBe('');
  expect(describeElsewhereAfter('catalogue.yaml', 'id: vpn-setup', 'id: vpn')).toContain(
    'Pages of packages › vpn-setup: found a page for "vpn-setup". No package has that id. Pages of packages › vpn-setup › Search title: found the unknown fact',
  );
  expect(describeElsewhereAfter('policies.yaml', 'fullRefundHours: 48', 'fullRefundHours: 72')).toMatch(
    /^Legal documents › refund › Version: found .*72.*A changed document needs a new version/,
  );
  const page = 'content/services/cybersecurity-services.yaml';
  expect(describeFindingsElsewhere(page)).toContain(
    'Packages › Cybersecurity Audit › Service: found "cybersecurity-services"',
  );
});

test('while a page is newer than the editor, only the gate can tell where a link leads', () => {
  recordRead(contentFiles.texts, '---\ntitle: New\n---\n');
  const refund = { form: 'legal', file: 'legal/refund.mdx', field: 'sections.1.text' } as const;
  expect(describeFirstFinding({ ...refund, typed: '[a](/new)' })).toBe('');
});
