/** Before it saves, the form says what the content check finds, in its own words. */
import { expect, test } from 'vitest';
import { contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { readTestData } from '../../../tests/support/test-data.ts';
import { applyChanges, sample } from '../../content/tests/check/changed-content.ts';
import { findingsElsewhere, formFindings } from '../form/findings.ts';
import { createContentFormat } from '../form/content-format.ts';
import { recordRead, recordSave, loadContent } from '../form/known-content.ts';
import { setFormValue } from './put.ts';

interface Typed {
  readonly form: ContentName;
  readonly file: string;
  readonly field: string;
  readonly typed: unknown;
  readonly says?: string;
}

function said({ form, file, field, typed }: Typed) {
  const text = sample.find((one) => one.file === `content/${file}`)?.text ?? '';
  const values = structuredClone(createContentFormat(contentFiles[form]).fromFile(text)) as Record<
    string,
    unknown
  >;
  setFormValue(values, field, typed);
  const findings = formFindings(form, form === 'legal' ? 'refund' : '', values);
  return findings.map(({ text }) => text).join(' ');
}

loadContent(sample);

test.each(readTestData<readonly Typed[]>(import.meta.url))('$form, $field: $typed', (row) => {
  if (row.says === undefined) expect(said(row)).toBe('');
  else expect(said(row)).toContain(row.says);
});

test('what a saved edit breaks in other files is said with its place', () => {
  const catalogue = 'content/catalogue.yaml';
  expect(findingsElsewhere(catalogue)).toBe('');
  const renamed = applyChanges(sample, ['catalogue.yaml', 'id: vpn-setup', 'id: vpn']);
  recordSave(catalogue, renamed.find(({ file }) => file === catalogue)?.text ?? '');
  expect(findingsElsewhere(catalogue)).toContain(
    'Pages of packages › vpn-setup: found a page for "vpn-setup". No package has that id. Pages of packages › vpn-setup › Search title: found the unknown fact',
  );
  loadContent(sample);
});

test('while a page is newer than the editor, only the gate can tell where a link leads', () => {
  recordRead(contentFiles.texts, '---\ntitle: New\n---\n');
  const refund = { form: 'legal', file: 'legal/refund.mdx', field: 'sections.1.text' } as const;
  expect(said({ ...refund, typed: '[a](/new)' })).toBe('');
});
