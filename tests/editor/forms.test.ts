/** What the form writes into a content file: the edit, and nothing else. */
import { describe, expect, test } from 'vitest';
import { contentFormat, SOURCE } from '../../editor/content-format.ts';
import { preview } from '../../editor/preview.ts';
import { pages } from '../../src/site/pages.ts';
import { type ContentFile, contentFiles } from '../../src/domain/content/content-files.schema.ts';
import { nameOf } from '../../tools/content-check/engine/content.ts';
import { readContent } from '../../tools/content-check/engine/read-content.ts';
import { sample, sentences } from '../content-check/changed-content.ts';
import { testData } from '../test-data.ts';
import { edited, edits } from './edits.ts';

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

/** The address of the page beside a form. */
function beside(path: string, slug = '') {
  const entry = { get: (name: string) => (name === 'slug' ? slug : { toJS: () => ({}) }) };
  const { props } = preview('', fileAt(path))({ entry } as never);
  return (props as { readonly src: string }).src;
}

test.each([
  ['vpn-setup', '/pricing/vpn-setup'],
  ['', '/pricing'],
])('beside the page of a package with the address "%s" is %s', (slug, address) => {
  expect(beside('content/jobs/vpn-setup.yaml', slug)).toBe(address);
});

test.each(Object.values(pages))(
  'beside the form of $files.0 is the page at $path',
  ({ path, files: [own] }) => {
    expect(beside(`content/${own}.yaml`)).toBe(path);
  },
);

test.each([...sample, ...own].filter(({ file }) => nameOf(file)))(
  'saving $file untouched changes nothing',
  ({ file, text }) => {
    const content = fileAt(file);
    expect(contentFormat(content).toFile(opened(content, text))).toBe(text);
  },
);

const original = edited([]);

describe.each(edits)('$name', (edit) => {
  const texts = [...edited([edit])].map(([path, text]) => ({ path, file: `content/${path}`, text }));

  test('leaves the content in order', () => {
    const checked = texts.filter(({ file }) => !file.endsWith('.svg'));
    expect(sentences(checked, sample)).toEqual([]);
  });

  test('is written by the form as it is by hand', () => {
    const changed = texts.filter(({ path, file, text }) => nameOf(file) && text !== original.get(path));
    expect(changed.length).toBeGreaterThan(0);
    for (const { path, file, text } of changed) {
      const content = fileAt(file);
      const form = { ...opened(content, text), [SOURCE]: original.get(path) };
      const written = contentFormat(content).toFile(form);
      expect(written.replaceAll('"', "'"), path).toBe(text.replaceAll('"', "'"));
    }
  });
});

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
    const before = original.get(file) ?? '';
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
