/** What the office's form shows of a content file, and what it writes. */
import { describe, expect, test } from 'vitest';
import { formFields } from '../../editor/form-fields.ts';
import { contentFormat } from '../../editor/content-format.ts';
import { type ContentFile, contentFiles } from '../../src/domain/content/content-files.schema.ts';
import { nameOf } from '../../tools/content-check/engine/content.ts';
import { jsonSchema, type JsonSchema } from '../../tools/content-schemas/json-schema.ts';
import { readContent } from '../../tools/content-check/engine/read-content.ts';
import { sample } from '../content-check/changed-content.ts';
import { testData } from '../test-data.ts';

type Form = Record<string, unknown>;

const fileAt = (path: string): ContentFile => {
  const name = nameOf(path);
  if (!name) throw new Error(`${path} is no content file`);
  return contentFiles[name];
};

const sampleText = (file: string) => {
  const found = sample.find((one) => one.file === file);
  if (!found) throw new Error(`There is no ${file} in the sample`);
  return found.text;
};

/** The lines that are new, and those that are gone. */
function changed(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    new: now.filter((line) => !old.includes(line)),
  };
}

/** Sveltia hands a text over without the ends of its first and last line, and a copy of the values back. */
const opened = (file: ContentFile, text: string) =>
  structuredClone(contentFormat(file).fromFile(text.trim())) as Form;

test.each([...sample, ...readContent('.')].filter(({ file }) => nameOf(file)))(
  'saving $file untouched changes nothing',
  ({ file, text }) => {
    const content = fileAt(file);
    expect(contentFormat(content).toFile(opened(content, text))).toBe(text);
  },
);

interface Step {
  /** The field in the form, from its root. */
  readonly field: string;
  /** Its value; nothing deletes it. */
  readonly becomes?: unknown;
  /** Where an entry of a list goes. */
  readonly moves?: readonly [from: number, to: number];
}

interface Edit {
  readonly name: string;
  readonly file: string;
  readonly steps: readonly Step[];
  readonly gone?: readonly string[];
  readonly new?: readonly string[];
}

function take(form: Form, { field, becomes, moves }: Step) {
  const path = field.split('.');
  const last = path.pop() ?? '';
  const holder = path.reduce((inner, step) => inner[step] as Form, form);
  const list = holder[last] as unknown[];
  if (moves) list.splice(moves[1], 0, ...list.splice(moves[0], 1));
  else if (becomes === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = becomes;
}

describe('an edit changes its lines and no others:', () => {
  test.each(testData<readonly Edit[]>(import.meta.url))(
    '$name',
    ({ file, steps, gone = [], new: added = [] }) => {
      const content = fileAt(file);
      const before = sampleText(file);
      const form = opened(content, before);
      for (const step of steps) take(form, step);
      const after = contentFormat(content).toFile(form);
      expect(changed(before, after)).toEqual({ gone, new: added });
      expect(after).not.toBe(before);
    },
  );
});

test('a new file names its schema, and leaves out what goes without saying', () => {
  const text = contentFormat(contentFiles.jobs).toFile({
    searchTitle: 'Printers in Kapenguria',
    service: 'network-design-support',
    text: 'Ready: at once.',
    included: ['Delivery', 'Installation'],
  });
  expect(text).toBe(
    [
      '# yaml-language-server: $schema=../.schemas/jobs.json',
      'searchTitle: Printers in Kapenguria',
      'service: network-design-support',
      "text: 'Ready: at once.'",
      'included:\n  - Delivery\n  - Installation\n',
    ].join('\n'),
  );
});

interface FormField {
  readonly name: string;
  readonly hint?: string;
  readonly fields?: readonly FormField[];
  readonly types?: readonly { readonly fields: readonly FormField[] }[];
}

const inner = ({ fields = [], types = [] }: FormField) => [...fields, ...types.flatMap((one) => one.fields)];

/** The fields of a schema, and what each says of itself: an amount is one field. */
function described(schema: JsonSchema): readonly (readonly [string, string | undefined])[] {
  const one = schema.type === 'array' ? (schema.items ?? {}) : schema;
  const kinds = one.anyOf ?? [one];
  return kinds.flatMap((kind) =>
    Object.entries(kind.properties ?? {}).flatMap(([name, property]) => {
      if (property.const !== undefined && kind.required?.includes(name)) return [];
      const deeper = property.properties?.amount ? [] : described(property);
      return [[name, property.description] as const, ...deeper];
    }),
  );
}

const shown = (fields: readonly FormField[]): readonly (readonly [string, string | undefined])[] =>
  fields
    .filter((field) => !('default' in field && !('label' in field)))
    .flatMap((field) => [[field.name, field.hint] as const, ...shown(inner(field))]);

test.each(Object.entries<ContentFile>(contentFiles))(
  'the form of %s has each field of its schema, with what it is for',
  (_, file) => {
    const fields = formFields(file, []) as readonly FormField[];
    const own =
      file.holds === 'list' ? fields.flatMap(inner) : fields.filter(({ name }) => name !== 'sections');
    const wanted = described(jsonSchema(file));
    expect(wanted.length).toBeGreaterThan(0);
    expect(shown(own).map(([name]) => name)).toEqual(wanted.map(([name]) => name));
    for (const [index, [name, description = '']] of wanted.entries())
      expect(shown(own)[index]?.[1] ?? '', name).toContain(description.split('.')[0]);
  },
);
