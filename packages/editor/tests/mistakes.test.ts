/**
 * Checks that a form reports the mistakes that the content check finds, with its own labels, before it saves.
 */
import { expect, test, vi } from 'vitest';
import { contentFiles, type ContentKind } from '@site/content/schemas/content-files.schema';
import { readTestData } from '../../../tests/support/test-data.ts';
import { getSampleText, sampleContentFiles } from '../../content/tests/check/changed-content.ts';
import { describeMistakesElsewhere, listFormMistakes } from '../form/mistakes.ts';
import { contentFormats } from '../form/content-format.ts';
import { noteFileRead, loadContent } from '../form/known-content.ts';
import { showNotice } from '../form/notice.ts';
import { showSaveNotice } from '../form/save-notice.ts';
import { setFormValue } from './set-form-value.ts';

interface FieldEdit {
  readonly form: ContentKind;
  readonly path: string;
  readonly field: string;
  readonly value: unknown;
  readonly expectedMessage?: string;
}

function describeMistakes({ form, path, field, value }: FieldEdit) {
  const values = structuredClone<Record<string, unknown>>(contentFormats[form].fromFile(getSampleText(path)));
  setFormValue(values, field, value);
  const mistakes = listFormMistakes(form, form === 'legal' ? 'refund' : '', values);
  return mistakes.map(({ text }) => text).join(' ');
}

loadContent(sampleContentFiles);
// A file of a folder is read again, as it was when the editor was built.
noteFileRead(contentFiles.legal, getSampleText('legal/refund.mdx'));

test.each(readTestData<readonly FieldEdit[]>(import.meta.url))(
  'the form of $form checks $field with the value $value',
  (edit) => {
    if (edit.expectedMessage === undefined) expect(describeMistakes(edit)).toBe('');
    else expect(describeMistakes(edit)).toContain(edit.expectedMessage);
  },
);

vi.mock('../form/notice.ts');
vi.stubGlobal('EDITOR', {});
vi.stubGlobal('document', { createElement: Object });

/**
 * Saves an edit of a file of the sample, and returns the mistakes in other files that the notice then lists.
 */
function describeMistakesAfter(kind: 'catalogue' | 'policies', from: string, to: string): unknown {
  noteFileRead(contentFiles[kind], getSampleText(`${kind}.yaml`).replace(from, to));
  showSaveNotice();
  loadContent(sampleContentFiles);
  // The notice consists of a sentence, a link and the mistakes.
  const { lastCall } = vi.mocked(showNotice).mock;
  expect(lastCall?.[1], 'keeps the editor open').toMatchObject({ target: '_blank' });
  return lastCall?.[2];
}

test('mistakes that a saved edit or a deleted page causes in other files are reported', () => {
  // A mistake that was there before the edits would look like one that they cause.
  expect(describeMistakesElsewhere()).toEqual([]);
  expect(describeMistakesAfter('catalogue', '', '')).toBe('');
  expect(describeMistakesAfter('catalogue', 'id: vpn-setup', 'id: vpn')).toContain(
    'Pages of packages › vpn-setup: found a page for "vpn-setup".',
  );
  expect(describeMistakesAfter('policies', 'fullRefundHours: 48', 'fullRefundHours: 72')).toMatch(
    /^Legal documents › refund › Version: found .*72.*A changed document needs a new version/m,
  );
  // A page that another file names is about to be deleted.
  const page = 'content/services/cybersecurity-services.yaml';
  expect(describeMistakesElsewhere(page)[0]).toBe(
    'Packages › Cybersecurity Audit › Service: found "cybersecurity-services". Services has no such entry: name another, or remove this one.',
  );
});

test('links are not checked after someone else has added a page', () => {
  // The form has read a page that the build of the editor did not know.
  noteFileRead(contentFiles.texts, '---\ntitle: New\n---\n');
  const refund = { form: 'legal', path: 'legal/refund.mdx', field: 'sections.1.text' } as const;
  expect(describeMistakes({ ...refund, value: '[a](/new)' })).toBe('');
});
