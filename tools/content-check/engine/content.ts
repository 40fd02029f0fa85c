import type { ContentName } from '../../../src/domain/content/content-files.schema.ts';
import { PLAN_IDS } from '../../../src/domain/content/plan.schema.ts';
import { facts, type Facts } from '../../../src/domain/facts/facts.ts';
import { type CheckedFile, filesOf, type Held, valueOf } from './checked-content.ts';
import { fieldWords } from './field-words.ts';
import type { Mistake } from './mistake.ts';
import type { ContentText } from './read-content.ts';
import type { Path, YamlSource } from './yaml-source.ts';

/** All that a rule about several files can look at. */
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
export type FactRule = (content: Content & { readonly facts: Facts }) => readonly Mistake[];

/** The files from which the facts come. */
export const FACT_FILES: readonly ContentName[] = ['company', 'plans', 'addOns', 'catalogue', 'policies'];

export function factsOf(files: readonly CheckedFile[]): Facts | undefined {
  const company = valueOf(files, 'company');
  const plans = valueOf(files, 'plans');
  const addOns = valueOf(files, 'addOns');
  const catalogue = valueOf(files, 'catalogue');
  const policies = valueOf(files, 'policies');
  const hasAllPlans = PLAN_IDS.every((id) => plans?.some((plan) => plan.id === id));
  return company && plans && hasAllPlans && addOns && catalogue && policies
    ? facts({ company, plans, addOns, catalogue, policies })
    : undefined;
}

/** A mistake about the value at a path. `write` is what the value should be, where that is certain. */
export const mistakeAt = (
  source: YamlSource,
  path: Path,
  found: string,
  allowed: string,
  write?: string,
): Mistake => ({
  file: source.file,
  line: source.place(path).line,
  field: fieldWords(path, source.data),
  found,
  allowed,
  replace: write === undefined ? undefined : [source.written(path), write],
});

type Check<Name extends ContentName> = (
  value: Held<Name>,
  at: (path: Path, found: string | number, allowed: string) => Mistake,
  content: Content,
  file: CheckedFile,
) => readonly (Mistake | false)[];

/** A rule about each file of a name whose values are in order. */
export const ruleFor =
  <Name extends ContentName>(name: Name, check: Check<Name>): Rule =>
  (content) =>
    filesOf(content.files, name)
      .filter(({ value }) => value !== undefined)
      .flatMap((file) =>
        check(
          file.value as Held<Name>,
          (path, found, allowed) => mistakeAt(file.source, path, String(found), allowed),
          content,
          file,
        ),
      )
      .filter((mistake) => mistake !== false);
