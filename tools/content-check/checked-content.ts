import type { z } from 'zod';
import {
  type ContentFile,
  contentFiles,
  type ContentName,
} from '../../src/domain/content/content-files.schema.ts';
import { splitDocument } from './frontmatter.ts';
import { fileSchema } from './json-schema.ts';
import { mendMdx } from './mdx-mend.ts';
import type { MdxBody } from './mdx-source.ts';
import type { Mistake } from './mistake.ts';
import type { ContentText } from './read-content.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { mendYaml } from './yaml-mend.ts';
import { yamlSource, type YamlSource } from './yaml-source.ts';

type Of<Name extends ContentName> = (typeof contentFiles)[Name];
/** What a file says once it has been checked: its object, or its list. */
export type ValueOf<Name extends ContentName> =
  Of<Name> extends ContentFile<infer Schema> ? z.output<Schema> : never;

/** A content file that has been read and measured against its schema. */
export interface CheckedFile {
  readonly name: ContentName;
  /** The file's name without its folder and ending: its address, for services and legal documents. */
  readonly slug: string;
  readonly source: YamlSource;
  /** Nothing where it is beyond mending. */
  readonly value: unknown;
  /** The value is the file's own, with no stand-ins in it: it can be held against other files. */
  readonly sure: boolean;
  /** Of a legal document that can be read. */
  readonly body?: MdxBody | undefined;
  /** What is wrong with it by itself. */
  readonly mistakes: readonly Mistake[];
}

const NAMES = Object.keys(contentFiles) as ContentName[];
const PATTERNS = NAMES.map((name) => {
  const path = contentFiles[name].path.replaceAll('.', '\\.').replace('*', '([a-z0-9-]+)');
  return { name, pattern: new RegExp(`^content/${path}$`) };
});

/** The kind of content that a file is, if it is any. */
export const nameOf = (file: string): ContentName | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(file))?.name;

/** A non-breaking space in front of a line is told as what it is, not as an unknown field. */
const ordinarySpaces = (front: string) => ' '.repeat(front.length);

const NO_FRONTMATTER = {
  line: 1,
  found: 'no frontmatter',
  allowed: 'a legal document begins with its title, version and dates between two lines of ---',
};

/** What a word processor saves as its own kind of file, or in letters of two bytes, and line ends of old Macs. */
const NOT_PLAIN = /\0|^\{\\rtf|\r/;

const OTHER_PROGRAM = {
  line: 1,
  found: 'a file that is not plain text',
  allowed: 'a text editor such as VS Code saves it: type it there again, as UTF-8',
};

function readFile(name: ContentName, { file, text: saved }: ContentText): CheckedFile {
  const isPlain = !NOT_PLAIN.test(saved);
  const text = isPlain ? saved : '';
  const binding: ContentFile = contentFiles[name];
  const isMdx = file.endsWith('.mdx');
  const parts = isMdx ? splitDocument(text) : { frontmatter: text, body: '' };
  const front = (parts?.frontmatter ?? '').replaceAll(/^[ \u00A0]+/gm, ordinarySpaces);
  const mended = mendYaml(file, front, isMdx);
  const source = yamlSource(file, mended.yaml);
  const schema = binding.holds === 'list' ? binding.schema.array().min(1) : binding.schema;
  const checked = schemaMistakes(source, schema, fileSchema(binding));
  const body = isMdx ? mendMdx(file, parts?.body ?? '') : undefined;
  const mistakes = [
    ...(parts ? [] : [{ file, ...NO_FRONTMATTER }]),
    ...mended.mistakes,
    // A file that could not be read as a whole would only seem to lack the rest.
    ...(mended.whole && parts ? checked.mistakes : []),
    ...(body?.mistakes ?? []),
  ];
  return {
    name,
    slug: /([^/]+)\.[a-z]+$/.exec(file)?.[1] ?? file,
    source,
    value: checked.value,
    sure: mended.whole && checked.sure,
    body: parts && body?.body,
    mistakes: isPlain ? mistakes : [{ file, ...OTHER_PROGRAM }],
  };
}
/** As many files as two states of the content have. */
const MOST_REMEMBERED = 100;
const remembered = new Map<string, CheckedFile>();

/**
 * Reads one file and measures it against its schema. An unchanged file is remembered, for the development server
 * asks again at each save.
 */
export function checkFile(name: ContentName, content: ContentText): CheckedFile {
  const key = `${content.file}\n${content.text}`;
  const checked = remembered.get(key) ?? readFile(name, content);
  remembered.delete(key);
  remembered.set(key, checked);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return checked;
}

/** Every file that is content. */
export const checkFiles = (texts: readonly ContentText[]): readonly CheckedFile[] =>
  texts.flatMap((text) => {
    const name = nameOf(text.file);
    return name === undefined ? [] : [checkFile(name, text)];
  });

/** What the one file of a name says; nothing where it is missing or beyond mending. */
export const valueOf = <Name extends ContentName>(files: readonly CheckedFile[], name: Name) =>
  files.find((file) => file.name === name)?.value as
    (Of<Name>['holds'] extends 'list' ? ValueOf<Name>[] : ValueOf<Name>) | undefined;

export const filesOf = (files: readonly CheckedFile[], name: ContentName): readonly CheckedFile[] =>
  files.filter((file) => file.name === name);
