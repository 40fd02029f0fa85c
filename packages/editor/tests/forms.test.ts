/**
 * The form writes an edit into a content file, and changes nothing else in the file. The form says what is
 * wrong with a file.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findContentName } from '@site/content/check/engine/content';
import { splitDocument } from '@site/content/check/engine/mdx-source';
import { readContent } from '@site/content/check/engine/read-content';
import { listValues } from '@site/content/check/engine/values';
import { readYaml } from '@site/content/check/engine/yaml-source';
import { createJsonSchema } from '@site/content/json-schemas/json-schema';
import { type ContentFile, contentFiles, type ContentName } from '@site/content/schemas/content-files.schema';
import { getSampleText, sample } from '../../content/tests/check/changed-content.ts';
import { forAll } from '../../../tests/support/property.ts';
import { readTestData } from '../../../tests/support/test-data.ts';
import { contentFormats, SECTIONS_FIELD, SOURCE_FIELD } from '../form/content-format.ts';
import { fromForm, isValues, KIND_FIELD, LIST_FIELD } from '../form/form-value.ts';
import { addNewVersion } from '../form/new-version.ts';
import { setFormValue } from './put.ts';

/** The values of a form, deep enough for the tests: `entries.0.price`. */
type Form = Record<string, unknown>;

const getContentName = (path: string) => findContentName(`content/${path}`) ?? 'company';

/** Opens a file as Sveltia does: without spaces at its ends, and with a copy of the values. */
const openForm = (path: string, text = getSampleText(path)) =>
  structuredClone(contentFormats[getContentName(path)].fromFile(text.trim())) as Form;

const saveForm = (path: string, form: Form) => contentFormats[getContentName(path)].toFile(form);

test.each([...sample, ...readContent('.')].filter(({ file }) => findContentName(file)))(
  'saving $file untouched changes nothing',
  ({ file, text }) => {
    const path = file.replace('content/', '');
    // Blank lines at the end of a file have no meaning.
    expect(saveForm(path, openForm(path, text))).toBe(`${text.trimEnd()}\n`);
  },
);

interface FormEdit {
  readonly name: string;
  readonly file: string;
  /** The new values, by the field in the form from its root. */
  readonly becomes: Form;
  readonly gone?: readonly string[];
  readonly new?: readonly string[];
}

const { edits, written, inForce, publishing } = readTestData<{
  edits: FormEdit[];
  written: [form: ContentName, values: Form, text: string][];
  inForce: Form;
  publishing: [asked: object | null, becomes: object][];
}>(import.meta.url);

test.each(edits)('$name changes its lines and no others', ({ file, becomes, gone = [], new: added = [] }) => {
  const form = openForm(file);
  for (const [field, value] of Object.entries(becomes)) setFormValue(form, field, value);
  const [old, now] = [getSampleText(file).split('\n'), saveForm(file, form).split('\n')];
  expect(old.filter((line) => !now.includes(line))).toEqual(gone);
  expect(now.filter((line) => !old.includes(line))).toEqual(added);
});

/** Letters, and characters that have a meaning in YAML. */
const sign = fc.constantFrom(...'aB1 é’…:#-\'"{}[]&*!|>%@,?~=\\/<.'.split(''));
const typed = fc
  .string({ unit: sign, minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '');

const act = fc.constantFrom('remove', 'move', 'again');
const steps = fc.array(fc.tuple(fc.nat(), typed, act), { minLength: 1, maxLength: 4 });

/** Changes every text, checkbox and list of a form in some way. */
function editValue(value: unknown, position: number, text: string, act: string): unknown {
  if (!Array.isArray(value)) return typeof value === 'string' ? text : !value;
  const list: readonly unknown[] = value;
  const index = position % Math.max(list.length, 1);
  if (act === 'remove' && list.length > 1) return list.toSpliced(index, 1);
  return act === 'move' ? list.toReversed() : [...list, ...structuredClone(list.slice(index, index + 1))];
}

const someFile = fc.constantFrom(...sample.map(({ file }) => file).filter(findContentName));

forAll('random edits leave in the file what the form held', [someFile, steps], (name, randomSteps) => {
  const path = name.replace('content/', '');
  const file: ContentFile = contentFiles[getContentName(path)];
  const form = openForm(path);
  for (const [position, text, act] of randomSteps) {
    const fields = listValues(form).filter(({ value, path: [first = SOURCE_FIELD, ...rest] }) => {
      const isOwn = first === SOURCE_FIELD || first === SECTIONS_FIELD || rest.at(-1) === KIND_FIELD;
      return !isOwn && !isValues(value);
    });
    const target = fields[position % fields.length];
    if (target) setFormValue(form, target.path.join('.'), editValue(target.value, position, text, act));
  }
  const written = saveForm(path, form);
  const head = path.endsWith('.mdx') ? (splitDocument(written)?.frontmatter ?? '') : written;
  const { source, mistake } = readYaml(path, head, false);
  expect(mistake).toBeUndefined();
  const { [SOURCE_FIELD]: _source, [SECTIONS_FIELD]: _sections, ...values } = form;
  const expectedValue = fromForm(file.holds === 'list' ? values[LIST_FIELD] : values, createJsonSchema(file));
  expect(source.data ?? []).toEqual(JSON.parse(JSON.stringify(expectedValue)));
  // Opened and saved again it stays as it is.
  expect(saveForm(path, openForm(path, written))).toBe(written);
});

test.each(written)('a new file of %s leaves out what is empty or the default', (name, values, text) => {
  expect(contentFormats[name].toFile(values)).toBe(text);
});

test.each(publishing)('a legal document in force, with %j asked for', (request, becomes) => {
  const legal = { ...inForce, publishing: request ?? undefined };
  expect(addNewVersion(legal, '2026-11-23')).toEqual({ ...inForce, ...becomes });
});
