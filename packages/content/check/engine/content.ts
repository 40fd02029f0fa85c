import type { z } from 'zod';
import {
  contentFileEntries,
  type ContentFileSpec,
  contentFiles,
  type ContentKind,
} from '../../schemas/content-files.schema.ts';
import { computeFacts, type Facts, type FactSources } from '../../facts/facts.ts';
import { type MdxBody, readMdx, splitDocument } from './mdx-source.ts';
import type { Mistake, Report } from './mistake.ts';
import type { ContentText } from './read-content.ts';
import { validateAgainstSchema } from './schema-mistakes.ts';
import { type Path, listStrings } from '@site/rules/text/values';
import messages from './messages.json' with { type: 'json' };
import { readYaml, type YamlSource } from './yaml-source.ts';

/** A content file that has been read and validated against its schema. */
export interface ParsedFile {
  readonly kind: ContentKind;
  /** The file's name without its folder and extension. The URL of a page in a folder ends with it. */
  readonly slug: string;
  /** The text as saved. It is empty if the file cannot be parsed, so that rules skip it. */
  readonly text: string;
  /** The fields as written, before the schema transforms them, with their lines. */
  readonly source: YamlSource;
  /**
   * The fields as the schema returns them. Undefined if the file is unreadable or does not match its schema.
   */
  readonly data?: unknown;
  /** The text of a document below its fields, if it can be parsed. */
  readonly body?: MdxBody | undefined;
  /** The reasons why the file cannot be read, or the mistakes that its schema finds. */
  readonly mistakes: readonly Mistake[];
}

const FILE_PATTERNS = contentFileEntries.map(([kind, { path }]) => ({
  kind,
  pattern: new RegExp(`^content/${path.replaceAll('.', '\\.').replace('*', '[a-z0-9-]+')}$`),
}));

export const findContentKind = (file: string) =>
  FILE_PATTERNS.find(({ pattern }) => pattern.test(file))?.kind;

function parseUncached(kind: ContentKind, { file, text }: ContentText) {
  const slug = /([^/]+)\.[a-z]+$/.exec(file)?.[1] ?? file;
  const isMdx = file.endsWith('.mdx');
  const createUnreadableFile = (...mistakes: readonly Mistake[]): ParsedFile => ({
    kind,
    slug,
    text: '',
    source: readYaml(file, '').source,
    mistakes,
  });
  const parts = isMdx ? splitDocument(text) : { frontmatter: text, body: '' };
  if (!parts)
    return createUnreadableFile({
      file,
      line: 1,
      found: messages.noFieldsFound,
      hint: messages.noFields,
    });
  const { source, mistake } = readYaml(file, parts.frontmatter, { parseDates: isMdx });
  if (mistake) return createUnreadableFile(mistake);
  const { data, mistakes } = validateAgainstSchema(source, contentFiles[kind]);
  const { body, mistake: bodyMistake } = isMdx ? readMdx(file, parts.body) : {};
  if (bodyMistake) return createUnreadableFile(...mistakes, bodyMistake);
  return { kind, slug, text, source, data, body, mistakes };
}

const cachedFiles = new Map<string, { readonly text: string; readonly parsedFile: ParsedFile }>();

/** Parses a file only if its text has changed, because most files stay the same between two checks. */
function parseFile(kind: ContentKind, contentText: ContentText) {
  const cachedFile = cachedFiles.get(contentText.file);
  if (cachedFile?.text === contentText.text) return cachedFile.parsedFile;
  const parsedFile = parseUncached(kind, contentText);
  cachedFiles.set(contentText.file, { text: contentText.text, parsedFile });
  return parsedFile;
}

export const parseFiles = (texts: readonly ContentText[]): readonly ParsedFile[] =>
  texts.flatMap((contentText) => {
    const kind = findContentKind(contentText.file);
    return kind === undefined ? [] : [parseFile(kind, contentText)];
  });

type FileSpec<Kind extends ContentKind> = (typeof contentFiles)[Kind];

/** The object of a file, or one entry of its list. */
export type EntryData<Kind extends ContentKind> =
  FileSpec<Kind> extends ContentFileSpec<infer Schema> ? z.output<Schema> : never;

/** The data of a whole file. */
export type FileData<Kind extends ContentKind> = FileSpec<Kind>['layout'] extends 'list'
  ? readonly EntryData<Kind>[]
  : EntryData<Kind>;

export const selectFiles = (files: readonly ParsedFile[], kind: ContentKind) =>
  files.filter((file) => file.kind === kind);

/** Returns the data of the only file of a kind, or undefined if the file is missing or has a mistake. */
export const getFileData = <Kind extends ContentKind>(files: readonly ParsedFile[], kind: Kind) =>
  files.find((file) => file.kind === kind)?.data as FileData<Kind> | undefined;

const FACT_SOURCES = ['company', 'plans', 'addOns', 'catalogue', 'policies'] as const;

/** The kinds of files that hold data and no prose: the sources of the facts, and the list of placeholders. */
export const DATA_KINDS = new Set<ContentKind | undefined>([...FACT_SOURCES, 'marks']);

/**
 * The kinds of files that the rules for prose skip: data, which defines the figures and names, and
 * testimonials, which are quotations.
 */
export const KINDS_WITHOUT_PROSE = new Set([...DATA_KINDS, 'testimonials']);

/** Computes the facts. Returns undefined if a file with facts is missing or has a mistake. */
export function computeFactsFromFiles(files: readonly ParsedFile[]): Facts | undefined {
  const sources = FACT_SOURCES.map((kind) => [kind, getFileData(files, kind)] as const);
  if (sources.some(([, data]) => data === undefined)) return undefined;
  return computeFacts(Object.fromEntries(sources) as unknown as FactSources);
}

/** Words that visitors read: the value of a field, or the body of a document. */
interface Passage {
  readonly text: string;
  /** The path of the field. Undefined for a body, in which mistakes have only a line. */
  readonly fieldPath?: Path;
}

export const listPassages = ({ source, body }: ParsedFile): readonly Passage[] => [
  ...listStrings(source.data).map(({ path, value }) => ({ fieldPath: path, text: value })),
  ...(body ? [{ text: body.prose }] : []),
];

/** All files, those that are published, and the day of the check, with which a rule can compare a file. */
export interface RuleContext {
  readonly texts: readonly ContentText[];
  readonly files: readonly ParsedFile[];
  readonly publishedFiles: readonly ParsedFile[];
  readonly today: Date;
}

/** Reports the mistakes of one file. Some rules compare the file with the other files, or with the facts. */
export type Rule<Context = undefined> = (file: ParsedFile, report: Report, context: Context) => void;

export function applyRule<Context>(
  rule: Rule<Context>,
  file: ParsedFile,
  context: Context,
): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  const report: Report = (location, details) => {
    if (details) mistakes.push(file.source.createMistake(location, details));
  };
  rule(file, report, context);
  return mistakes;
}

/** Creates a rule for one kind of file. It skips files that do not match their schema. */
export const createRule =
  <Kind extends ContentKind>(
    kind: Kind,
    check: (data: FileData<Kind>, report: Report, context: RuleContext, file: ParsedFile) => void,
  ): Rule<RuleContext> =>
  (file, report, context) => {
    if (file.kind === kind && file.data !== undefined)
      check(file.data as FileData<Kind>, report, context, file);
  };
