/** What the form writes into a content file: the edit, and nothing else. */
import { expect, test } from 'vitest';
import { contentFormat } from '../form/content-format.ts';
import { type ContentFile, contentFiles } from '@site/content/schemas/content-files.schema';
import { nameOf } from '@site/content/check/engine/content';
import { readContent } from '@site/content/check/engine/read-content';
import { sample } from '../../content/tests/check/changed-content.ts';
import { testData } from '../../../tests/support/test-data.ts';

type Form = Record<string, unknown>;

const fileAt = (path: string): ContentFile => {
  const name = nameOf(path);
  if (!name) throw new Error(`${path} is no content file`);
  return contentFiles[name];
};

/** Sveltia hands a text over without the ends of its first and last line, and a copy of the values back. */
const opened = (file: ContentFile, text: string) =>
  structuredClone(contentFormat(file).fromFile(text.trim())) as Form;

const own = readContent('.');

test.each([...sample, ...own].filter(({ file }) => nameOf(file)))(
  'saving $file untouched changes nothing',
  ({ file, text }) => {
    const content = fileAt(file);
    // Blank lines at the end of a file say nothing.
    expect(contentFormat(content).toFile(opened(content, text))).toBe(`${text.trimEnd()}\n`);
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

function put(form: Form, field: string, value: unknown) {
  const path = field.split('.');
  const last = path.pop() ?? '';
  const holder = path.reduce((inner, step) => inner[step] as Form, form);
  holder[last] = value;
}

test.each(testData<readonly FormEdit[]>(import.meta.url))(
  '$name changes its lines and no others',
  ({ file, becomes, gone = [], new: added = [] }) => {
    const content = fileAt(`content/${file}`);
    const before = sample.find((one) => one.file === `content/${file}`)?.text ?? '';
    const form = opened(content, before);
    for (const [field, value] of Object.entries(becomes)) put(form, field, value);
    const after = contentFormat(content).toFile(form);
    const [old, now] = [before.split('\n'), after.split('\n')];
    expect(old.filter((line) => !now.includes(line))).toEqual(gone);
    expect(now.filter((line) => !old.includes(line))).toEqual(added);
  },
);

test('a new file names its schema, and leaves out empty fields and defaults', () => {
  const text = contentFormat(contentFiles.jobs).toFile({
    searchTitle: 'Printers in Kapenguria',
    service: 'network-design-support',
    text: 'Ready: at once.',
    included: ['Delivery', 'Installation'],
    duration: 'One day.',
    needs: ['A table'],
    handover: ['A printer'],
  });
  expect(text).toBe(
    [
      '# yaml-language-server: $schema=../.schemas/jobs.json',
      'searchTitle: Printers in Kapenguria',
      'service: network-design-support',
      "text: 'Ready: at once.'",
      'included:\n  - Delivery\n  - Installation',
      'duration: One day.',
      'needs:\n  - A table',
      'handover:\n  - A printer\n',
    ].join('\n'),
  );
});
