/** Checks the hints and schemas of form fields, and two rules for legal documents. */
import type { ControlProps } from '@sveltia/cms';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentFiles, type ContentKind } from '@site/content/schemas/content-files.schema';
import { SECTIONS_FIELD } from '../form/content-format.ts';
import { createCollections } from '../form/collections.ts';
import { createFormFields } from '../form/form-fields.ts';
import { loadContent } from '../form/known-content.ts';
import { hideNotice, showNotice } from '../form/notice.ts';
import { PublishedTextField } from '../form/published-text-field.ts';
import { createEditorHeaders, createEditorSettings } from '../settings.ts';
import { readTestData } from '../../../tests/support/test-data.ts';
import { sampleContentFiles } from '../../content/tests/check/changed-content.ts';

interface FormField {
  readonly name: string;
  readonly label?: string;
  readonly hint?: string;
  readonly fields?: readonly FormField[];
  readonly field?: FormField;
  readonly types?: readonly FormField[];
}

/** Lists a field and all fields within it. */
const flattenField = (field: FormField): readonly FormField[] => {
  const { fields = [], types = [], field: entry } = field;
  return [field, ...[...fields, ...types, ...(entry ? [entry] : [])].flatMap(flattenField)];
};

loadContent(sampleContentFiles);

const listFields = (name: ContentKind) =>
  (createFormFields(name) as readonly FormField[])
    .filter((field) => field.name !== SECTIONS_FIELD)
    .flatMap(flattenField);

/**
 * Matches words that only people who edit the files understand, and hints that only repeat what an entry is.
 */
const UNSUITABLE_HINT_PATTERN =
  /in quotation marks|\[\]|\.(?:yaml|svg|ts|md)\b|content\/|`|\btrue\b|[Ll]eave it out|\bids?\b|No page shows|^An? (?:service|package|add-on)\b/;

/** The marks of placeholders have no form. */
const formNames = (Object.keys(contentFiles) as ContentKind[]).filter((name) => name !== 'marks');

test.each(formNames)('each hint in the form of %s is suitable for a form', (name) => {
  for (const { label, hint = '' } of listFields(name)) {
    expect(hint, label).not.toMatch(UNSUITABLE_HINT_PATTERN);
    // These labels are ambiguous in an entry that is expanded below others.
    expect(label ?? '', hint).not.toMatch(/^Text$|^Kind /);
  }
});

test.each(readTestData<{ form: ContentKind; name: string; expectedField: object }[]>(import.meta.url))(
  'the form of $form creates the field $name from its schema',
  ({ form, name, expectedField }) => {
    expect(
      [...createFormFields(form), ...listFields(form)].find((field) => field.name === name),
    ).toMatchObject(expectedField);
  },
);

test('a legal document cannot be deleted or copied', () => {
  const { collections } = createCollections('');
  expect(collections.find(({ name }) => name === 'legal')).toMatchObject({ delete: false, duplicate: false });
});

test('the editor has the headers and settings in settings.yaml', () => {
  expect({ ...createEditorHeaders({}), ...createEditorSettings({}) }).toEqual(
    readTestData(import.meta.url.replace('fields.test', 'settings')),
  );
});

test.each([
  ['a web page', new Response('<!doctype html>'), 'https://www.example.com/terms.md'],
  ['the version before', new Response('- [Version 1.0](/terms/version-1-0)\n'), 'does not have the version'],
  ['a page that is not found', new Response(null, { status: 404 }), 'words could not be read'],
])('%s is not saved as the text of version 1.1', async (_, response, expectedText) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('EDITOR', {
    settings: createEditorSettings({ PUBLIC_SITE_URL: 'https://www.example.com/' }),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  const entry = new Map<string, unknown>([
    ['slug', 'terms'],
    ['data', { toJS: () => ({ changes: [{ version: '1.1' }] }) }],
  ]);
  const field = new PublishedTextField({ entry } as unknown as ControlProps);
  await expect(field.isValid()).rejects.toThrow(expectedText);
});

test.each(['inside', 'outside'])('a notice is on top until a click outside: %s', (place) => {
  const steps: string[] = [];
  const box = {
    contains: () => place === 'inside',
    replaceChildren: Object,
    hidePopover: () => steps.push('hide'),
    showPopover: () => steps.push('show'),
  };
  vi.stubGlobal('document', { querySelector: () => box });
  showNotice();
  hideNotice(new Event('click'));
  // Hiding the notice before it is shown moves it to the top.
  expect(steps).toEqual(place === 'inside' ? ['hide', 'show'] : ['hide', 'show', 'hide']);
});
