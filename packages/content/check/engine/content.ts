import type { z } from 'zod';
import { type ContentFile, contentFiles, type ContentName } from '../../schemas/content-files.schema.ts';
import { facts, type Facts } from '../../facts/facts.ts';
import { type MdxBody, readMdx, splitDocument } from './mdx-source.ts';
import { type Mistake, mistakeOn, type Words } from './mistake.ts';
import type { ContentText } from './read-content.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { textsIn } from './values.ts';
import { readYaml, type YamlSource } from './yaml-source.ts';

/** A content file that has been read and measured against its schema. */
export interface CheckedFile {
  readonly name: ContentName;
  /** The file's name without its folder and ending: its address, for pages of a folder. */
  readonly slug: string;
  /** As it is saved; empty where no parser can read it, so that no rule looks at it. */
  readonly text: string;
  readonly source: YamlSource;
  /** Nothing where it cannot be read, or is not what its schema wants. */
  readonly value?: unknown;
  /** Of a document that can be read. */
  readonly body?: MdxBody | undefined;
  /** Why it cannot be read, or what its schema does not allow. */
  readonly mistakes: readonly Mistake[];
}

const PATTERNS = Object.entries<ContentFile>(contentFiles).map(([name, { path }]) => ({
  name: name as ContentName,
  pattern: new RegExp(`^content/${path.replaceAll('.', '\\.').replace('*', '[a-z0-9-]+')}$`),
}));

/** The kind of content that a file is, if it is any. */
export const nameOf = (file: string): ContentName | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(file))?.name;

const NO_FRONTMATTER: Words = [
  'a beginning without its two lines of ---',
  'a document begins with its fields, such as its title, between two lines of ---',
];

function readFile(name: ContentName, { file, text }: ContentText): CheckedFile {
  const slug = /([^/]+)\.[a-z]+$/.exec(file)?.[1] ?? file;
  const isMdx = file.endsWith('.mdx');
  const stopped = (mistakes: readonly Mistake[]): CheckedFile => ({
    name,
    slug,
    text: '',
    mistakes,
    source: readYaml(file, '', false).source,
  });
  const parts = isMdx ? splitDocument(text) : { frontmatter: text, body: '' };
  if (!parts) return stopped(mistakeOn(file, 1, NO_FRONTMATTER));
  const { source, mistake } = readYaml(file, parts.frontmatter, isMdx);
  if (mistake) return stopped([mistake]);
  const { value, mistakes } = schemaMistakes(source, contentFiles[name]);
  const { body, mistake: ofBody } = isMdx ? readMdx(file, parts.body) : {};
  return ofBody ? stopped([...mistakes, ofBody]) : { name, slug, text, source, value, body, mistakes };
}

const latest = new Map<string, { readonly text: string; readonly checked: CheckedFile }>();

/** Reads one file, again only when its text is another: most files stay as they are between checks. */
export function checkFile(name: ContentName, content: ContentText): CheckedFile {
  const known = latest.get(content.file);
  if (known?.text === content.text) return known.checked;
  const checked = readFile(name, content);
  latest.set(content.file, { text: content.text, checked });
  return checked;
}

export const checkFiles = (texts: readonly ContentText[]): readonly CheckedFile[] =>
  texts.flatMap((text) => {
    const name = nameOf(text.file);
    return name === undefined ? [] : [checkFile(name, text)];
  });

type Of<Name extends ContentName> = (typeof contentFiles)[Name];
/** What its schema describes: the object of a file, or an entry of its list. */
export type ValueOf<Name extends ContentName> =
  Of<Name> extends ContentFile<infer Schema> ? z.output<Schema> : never;

/** What a file of a name says, all of it. */
type Held<Name extends ContentName> = Of<Name>['holds'] extends 'list'
  ? readonly ValueOf<Name>[]
  : ValueOf<Name>;

export const filesOf = (files: readonly CheckedFile[], name: ContentName): readonly CheckedFile[] =>
  files.filter((file) => file.name === name);

/** What the one file of a name says; nothing where it is missing or not in order. */
export const valueOf = <Name extends ContentName>(files: readonly CheckedFile[], name: Name) =>
  files.find((file) => file.name === name)?.value as Held<Name> | undefined;

/** Data, not prose: the files of the facts, and the list of placeholders. */
export const FACT_FILES = new Set<ContentName>([
  'company',
  'plans',
  'addOns',
  'catalogue',
  'policies',
  'marks',
]);

export function factsOf(files: readonly CheckedFile[]): Facts | undefined {
  const company = valueOf(files, 'company');
  const plans = valueOf(files, 'plans');
  const addOns = valueOf(files, 'addOns');
  const catalogue = valueOf(files, 'catalogue');
  const policies = valueOf(files, 'policies');
  if (!company || !plans || !addOns || !catalogue || !policies) return undefined;
  return facts({ company, plans, addOns, catalogue, policies });
}

/** A text that visitors read: of a field, which has a name, or of the body of a document. */
export interface Passage {
  readonly text: string;
  readonly field?: string;
  /** `line` is that of the text; a field is on one line. */
  readonly mistake: (line: number, ...words: Words) => Mistake;
}

export const passagesOf = ({ source, body }: CheckedFile): readonly Passage[] => [
  ...textsIn(source.data).map(({ path, value }) => ({
    text: value,
    field: String(path.findLast((step) => typeof step === 'string')),
    mistake: (_: number, ...words: Words) => source.mistake(path, ...words),
  })),
  ...(body ? [body.prose] : []).map((text) => ({
    text,
    mistake: (line: number, found: string, allowed: string) => ({ file: source.file, line, found, allowed }),
  })),
];

/** All that a rule can look at. */
export interface Content {
  readonly texts: readonly ContentText[];
  readonly files: readonly CheckedFile[];
  /** The day of the check, for dates that cannot be in the future. */
  readonly today: Date;
}

/** A rule about one file by itself. */
export type FileRule = (file: CheckedFile) => readonly Mistake[];

/** A rule that holds files against each other, or needs to know the day. */
export type Rule = (content: Content) => readonly Mistake[];

/** A rule that needs the facts, and is asked only where they are in order. */
export type FactRule = (files: readonly CheckedFile[], facts: Facts) => readonly Mistake[];

/** A rule about each file of a name whose values are in order. */
export const ruleFor =
  <Name extends ContentName>(
    name: Name,
    check: (value: Held<Name>, at: YamlSource['mistake'], content: Content, file: CheckedFile) => Wrong,
  ): Rule =>
  (content) =>
    filesOf(content.files, name)
      .filter(({ value }) => value !== undefined)
      .flatMap((file) => check(file.value as Held<Name>, file.source.mistake, content, file))
      .filter((mistake) => mistake !== false);

type Wrong = readonly (Mistake | false)[];
