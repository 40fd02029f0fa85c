import type { z } from 'zod';
import {
  type ContentFile,
  contentFiles,
  type ContentName,
} from '../../../src/domain/content/content-files.schema.ts';
import { type MdxBody, mdxBody, mdxFailure, splitDocument } from './mdx-source.ts';
import type { Mistake } from './mistake.ts';
import { type Passage, passagesOf } from './passages.ts';
import type { ContentText } from './read-content.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { conflictIn, yamlFailures } from './yaml-failures.ts';
import { parseYaml, yamlSource, type YamlSource } from './yaml-source.ts';

type Of<Name extends ContentName> = (typeof contentFiles)[Name];
/** What its schema describes: the object of a file, or an entry of its list. */
export type ValueOf<Name extends ContentName> =
  Of<Name> extends ContentFile<infer Schema> ? z.output<Schema> : never;

/** What a file of a name says, all of it. */
export type Held<Name extends ContentName> = Of<Name>['holds'] extends 'list'
  ? readonly ValueOf<Name>[]
  : ValueOf<Name>;

/** A content file that has been read and measured against its schema. */
export interface CheckedFile {
  readonly name: ContentName;
  /** The file's name without its folder and ending: its address, for services and legal documents. */
  readonly slug: string;
  /** As it is saved; empty where no parser can read it, so that no rule looks at it. */
  readonly text: string;
  readonly source: YamlSource;
  /** Nothing where it cannot be read, or is not what its schema wants. */
  readonly value: unknown;
  /** Of a legal document that can be read. */
  readonly body?: MdxBody | undefined;
  /** The running text in which a figure is a claim of ours. */
  readonly passages: readonly Passage[];
  /** Why it cannot be read, or what its schema does not allow. */
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

/** What a word processor saves as its own kind of file, or in letters of two bytes, and line ends of old Macs. */
const NOT_PLAIN = /\0|^\{\\rtf|\r/;

/** What can be seen before a parser looks at the file. */
function unreadable(file: string, text: string): readonly Mistake[] {
  if (NOT_PLAIN.test(text)) {
    const allowed = 'a text editor such as VS Code saves it: type it there again, as UTF-8';
    return [{ file, line: 1, found: 'a file that is not plain text', allowed }];
  }
  if (file.endsWith('.mdx') && !splitDocument(text)) {
    const allowed = 'a legal document begins with its title, version and dates between two lines of ---';
    return [{ file, line: 1, found: 'no frontmatter', allowed }];
  }
  return conflictIn(file, text);
}

function readBody(file: string, text: string): { body?: MdxBody; failures: readonly Mistake[] } {
  try {
    return { body: mdxBody(text), failures: [] };
  } catch (error) {
    return { failures: [mdxFailure(file, text, error)] };
  }
}

function readFile(name: ContentName, { file, text }: ContentText): CheckedFile {
  const binding: ContentFile = contentFiles[name];
  const slug = /([^/]+)\.[a-z]+$/.exec(file)?.[1] ?? file;
  const isMdx = file.endsWith('.mdx');
  const stopped = (mistakes: readonly Mistake[]): CheckedFile => ({
    ...{ name, slug, text: '', mistakes, value: undefined, passages: [] },
    source: yamlSource(file, '', parseYaml('', false)),
  });
  const early = unreadable(file, text);
  if (early.length > 0) return stopped(early);
  const parts = isMdx ? splitDocument(text) : { frontmatter: text, body: '' };
  // A non-breaking space in front of a line is a mistake of its own, not a part of its field's name.
  const yaml = (parts?.frontmatter ?? '').replaceAll(/^[ \u00A0]+/gm, (front) => ' '.repeat(front.length));
  const parsed = parseYaml(yaml, isMdx);
  const { body, failures } = isMdx ? readBody(file, parts?.body ?? '') : { failures: [] };
  const ofYaml = yamlFailures(file, yaml, parsed);
  if (ofYaml.length > 0) return stopped([...ofYaml, ...failures]);
  const source = yamlSource(file, yaml, parsed);
  const checked = schemaMistakes(source, binding);
  if (failures.length > 0) return stopped([...checked.mistakes, ...failures]);
  return { name, slug, text, source, body, passages: passagesOf(name, source, body), ...checked };
}

const latest = new Map<string, { readonly text: string; readonly checked: CheckedFile }>();

/** Reads one file, again only when its text is another: most files stay as they are between checks. */
function checkFile(name: ContentName, content: ContentText): CheckedFile {
  const known = latest.get(content.file);
  if (known?.text === content.text) return known.checked;
  const checked = readFile(name, content);
  latest.set(content.file, { text: content.text, checked });
  return checked;
}

/** Every file that is content. */
export const checkFiles = (texts: readonly ContentText[]): readonly CheckedFile[] =>
  texts.flatMap((text) => {
    const name = nameOf(text.file);
    return name === undefined ? [] : [checkFile(name, text)];
  });

export const filesOf = (files: readonly CheckedFile[], name: ContentName): readonly CheckedFile[] =>
  files.filter((file) => file.name === name);

/** What the one file of a name says; nothing where it is missing or not in order. */
export const valueOf = <Name extends ContentName>(files: readonly CheckedFile[], name: Name) =>
  files.find((file) => file.name === name)?.value as Held<Name> | undefined;
