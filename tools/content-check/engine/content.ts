import type { z } from 'zod';
import {
  type ContentFile,
  contentFiles,
  type ContentName,
} from '../../../src/domain/content/content-files.schema.ts';
import { facts, type Facts } from '../../../src/domain/facts/facts.ts';
import { type CheckedFile, checkFile, nameOf } from './checked-file.ts';
import type { Mistake, Words } from './mistake.ts';
import { withoutOwnWords } from './passages.ts';
import type { ContentText } from './read-content.ts';
import { textsIn } from './values.ts';
import type { YamlSource } from './yaml-source.ts';

type Of<Name extends ContentName> = (typeof contentFiles)[Name];
/** What its schema describes: the object of a file, or an entry of its list. */
export type ValueOf<Name extends ContentName> =
  Of<Name> extends ContentFile<infer Schema> ? z.output<Schema> : never;

/** What a file of a name says, all of it. */
type Held<Name extends ContentName> = Of<Name>['holds'] extends 'list'
  ? readonly ValueOf<Name>[]
  : ValueOf<Name>;

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

/** Whether an entry of marks.yaml is about a file. */
export const isAbout =
  ({ source }: CheckedFile) =>
  ({ file }: { readonly file: string }): boolean =>
    source.file === `content/${file}`;

/** Every file that is content. */
export function checkFiles(texts: readonly ContentText[]): readonly CheckedFile[] {
  const files = texts.flatMap((text) => {
    const name = nameOf(text.file);
    return name === undefined ? [] : [checkFile(name, text)];
  });
  const byHand = valueOf(files, 'marks')?.byHand ?? [];
  return files.map((file) =>
    withoutOwnWords(
      file,
      byHand.filter(isAbout(file)).map(({ words }) => words),
    ),
  );
}

export const filesOf = (files: readonly CheckedFile[], name: ContentName): readonly CheckedFile[] =>
  files.filter((file) => file.name === name);

/** What the one file of a name says; nothing where it is missing or not in order. */
export const valueOf = <Name extends ContentName>(files: readonly CheckedFile[], name: Name) =>
  files.find((file) => file.name === name)?.value as Held<Name> | undefined;

/** The files from which the facts come, and the one that says which figures are none. */
export const FACT_FILES: readonly string[] = (
  ['company', 'plans', 'addOns', 'catalogue', 'policies', 'marks'] as const
).map((name) => `content/${contentFiles[name].path}`);

export function factsOf(files: readonly CheckedFile[]): Facts | undefined {
  const company = valueOf(files, 'company');
  const plans = valueOf(files, 'plans');
  const addOns = valueOf(files, 'addOns');
  const catalogue = valueOf(files, 'catalogue');
  const policies = valueOf(files, 'policies');
  return company && plans && addOns && catalogue && policies
    ? facts({ company, plans, addOns, catalogue, policies })
    : undefined;
}

/** What is wrong with the texts of fields that have one of these names, in files whose values are in order. */
export const inFields = <Kind>(
  files: readonly CheckedFile[],
  kinds: Readonly<Record<string, Kind>>,
  check: (text: string, kind: Kind, file: CheckedFile) => Words | undefined,
): readonly Mistake[] =>
  files
    .filter(({ value }) => value !== undefined)
    .flatMap((file) =>
      textsIn(file.source.data).flatMap(({ path, value }) => {
        const kind = kinds[String(path.findLast((step) => typeof step === 'string'))];
        const words = kind && check(value.trim(), kind, file);
        return words ? [file.source.mistake(path, words.found, words.allowed)] : [];
      }),
    );

/** A rule about each file of a name whose values are in order. */
export const ruleFor =
  <Name extends ContentName>(
    name: Name,
    check: (
      value: Held<Name>,
      at: YamlSource['mistake'],
      content: Content,
      file: CheckedFile,
    ) => readonly (Mistake | false)[],
  ): Rule =>
  (content) =>
    filesOf(content.files, name)
      .filter(({ value }) => value !== undefined)
      .flatMap((file) => check(file.value as Held<Name>, file.source.mistake, content, file))
      .filter((mistake) => mistake !== false);
