/**
 * Checks that a form writes an edit into its content file, and changes nothing else there. Also checks how a
 * form writes new files and new versions of documents.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findContentKind } from '@site/content/check/engine/content';
import { splitDocument } from '@site/content/check/engine/mdx-source';
import { readContent } from '@site/content/check/engine/read-content';
import { listValues } from '@site/rules/text/values';
import { readYaml } from '@site/content/check/engine/yaml-source';
import { createJsonSchema } from '@site/content/json-schemas/json-schema';
import {
  type ContentFileSpec,
  contentFiles,
  type ContentKind,
} from '@site/content/schemas/content-files.schema';
import { getSampleText, sampleContentFiles } from '../../content/tests/check/changed-content.ts';
import { forAll } from '../../../tests/support/property.ts';
import { readTestData } from '../../../tests/support/test-data.ts';
import { contentFormats, SECTIONS_FIELD, SOURCE_FIELD } from '../form/content-format.ts';
import { toFileValue, isValues, KIND_FIELD, LIST_FIELD } from '../form/form-value.ts';
import { applyPublishingChoice } from '../form/new-version.ts';
import { setFormValue } from './set-form-value.ts';

/** The values of a form, by the names of their fields. */
type FormValues = Record<string, unknown>;

const getContentKind = (path: string) => findContentKind(`content/${path}`) ?? 'company';

/** Opens a file as Sveltia does: trimmed, and with a copy of the values. */
const openForm = (path: string, text = getSampleText(path)) =>
  structuredClone(contentFormats[getContentKind(path)].fromFile(text.trim())) as FormValues;

const saveForm = (path: string, form: FormValues) => contentFormats[getContentKind(path)].toFile(form);

test.each([...sampleContentFiles, ...readContent('.')].filter(({ file }) => findContentKind(file)))(
  'saving $file without an edit changes nothing',
  ({ file, text }) => {
    const path = file.replace('content/', '');
    // Blank lines at the end of a file have no meaning.
    expect(saveForm(path, openForm(path, text))).toBe(`${text.trimEnd()}\n`);
  },
);

interface FormEdit {
  readonly name: string;
  readonly path: string;
  /** The new values by the paths of their fields. */
  readonly values: FormValues;
  readonly removedLines?: readonly string[];
  readonly addedLines?: readonly string[];
}

const { edits, newFiles, publishedDocument, publishRequests } = readTestData<{
  edits: FormEdit[];
  newFiles: { form: ContentKind; values: FormValues; expectedText: string }[];
  publishedDocument: FormValues;
  publishRequests: { request?: object; expectedChanges: object }[];
}>(import.meta.url);

test.each(edits)('$name changes only its lines', ({ path, values, removedLines = [], addedLines = [] }) => {
  const form = openForm(path);
  for (const [field, value] of Object.entries(values)) setFormValue(form, field, value);
  const linesBefore = getSampleText(path).split('\n');
  const linesAfter = saveForm(path, form).split('\n');
  expect(linesBefore.filter((line) => !linesAfter.includes(line))).toEqual(removedLines);
  expect(linesAfter.filter((line) => !linesBefore.includes(line))).toEqual(addedLines);
});

/** Letters, and characters that have a meaning in YAML. */
const anyCharacter = fc.constantFrom(...'aB1 é’…:#-\'"{}[]&*!|>%@,?~=\\/<.'.split(''));
const anyText = fc
  .string({ unit: anyCharacter, minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '');

const anyListChange = fc.constantFrom('remove', 'reverse', 'duplicate');
const anyRandomEdits = fc.array(fc.tuple(fc.nat(), anyText, anyListChange), { minLength: 1, maxLength: 4 });

/**
 * Replaces the text of a field, toggles a checkbox, or changes a list: removes or duplicates an entry, or
 * reverses the list.
 */
function editValue(value: unknown, position: number, text: string, listChange: string): unknown {
  if (!Array.isArray(value)) return typeof value === 'string' ? text : !value;
  const list: readonly unknown[] = value;
  const index = position % Math.max(list.length, 1);
  if (listChange === 'remove' && list.length > 1) return list.toSpliced(index, 1);
  return listChange === 'reverse'
    ? list.toReversed()
    : [...list, ...structuredClone(list.slice(index, index + 1))];
}

const anyFile = fc.constantFrom(...sampleContentFiles.map(({ file }) => file).filter(findContentKind));

forAll(
  'after random edits the file has the values of the form',
  [anyFile, anyRandomEdits],
  (file, randomEdits) => {
    const path = file.replace('content/', '');
    const spec: ContentFileSpec = contentFiles[getContentKind(path)];
    const form = openForm(path);
    for (const [position, text, listChange] of randomEdits) {
      // Only fields that people see are edited: neither the source nor the sections of a document, nor the
      // kind of an entry.
      const fields = listValues(form).filter(({ value, path: fieldPath }) => {
        const [first = SOURCE_FIELD] = fieldPath;
        const isInternal =
          first === SOURCE_FIELD || first === SECTIONS_FIELD || fieldPath.at(-1) === KIND_FIELD;
        return !isInternal && !isValues(value);
      });
      const target = fields[position % fields.length];
      if (target)
        setFormValue(form, target.path.join('.'), editValue(target.value, position, text, listChange));
    }
    // The saved file can be read, and has exactly the values of the form.
    const saved = saveForm(path, form);
    const yaml = path.endsWith('.mdx') ? (splitDocument(saved)?.frontmatter ?? '') : saved;
    const { source, mistake } = readYaml(path, yaml);
    expect(mistake).toBeUndefined();
    const { [SOURCE_FIELD]: _source, [SECTIONS_FIELD]: _sections, ...values } = form;
    const expectedData = toFileValue(
      spec.layout === 'list' ? values[LIST_FIELD] : values,
      createJsonSchema(spec),
    );
    expect(source.data ?? []).toEqual(JSON.parse(JSON.stringify(expectedData)));
    // Opening and saving the file again must not change it.
    expect(saveForm(path, openForm(path, saved))).toBe(saved);
  },
);

test.each(newFiles)(
  'a new file of $form leaves out empty values and defaults',
  ({ form, values, expectedText }) => {
    expect(contentFormats[form].toFile(values)).toBe(expectedText);
  },
);

test.each(publishRequests)(
  'a published document changes as requested: $request',
  ({ request, expectedChanges }) => {
    const legal = { ...publishedDocument, publishing: request };
    expect(applyPublishingChoice(legal, '2026-11-23')).toEqual({ ...publishedDocument, ...expectedChanges });
  },
);
