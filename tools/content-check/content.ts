import { PLAN_IDS, type Plan } from '../../src/domain/content/plan.schema.ts';
import { facts, type Facts } from '../../src/domain/facts/facts.ts';
import { type CheckedFile, filesOf, valueOf } from './checked-content.ts';
import { fieldWords } from './field-words.ts';
import type { Mistake } from './mistake.ts';
import type { ContentText } from './read-content.ts';
import { lineWith, type Path, type YamlSource } from './yaml-source.ts';

/** All that a rule can look at. */
export interface Content {
  readonly texts: readonly ContentText[];
  readonly files: readonly CheckedFile[];
  /** What prose can name; nothing where a file that they come from is beyond mending. */
  readonly facts: Facts | undefined;
  /** The day of the check, for dates that cannot be in the future. */
  readonly today: Date;
}

export type Rule = (content: Content) => readonly Mistake[];

/** Every plan has facts, also one whose entry is missing or misnamed: that is one mistake, not one for each fact. */
function allPlans(plans: readonly Plan[]): readonly Plan[] {
  const [first] = plans;
  const missing = PLAN_IDS.filter((id) => !plans.some((plan) => plan.id === id));
  return first ? [...plans, ...missing.map((id) => ({ ...first, id }))] : plans;
}

export function factsOf(files: readonly CheckedFile[]): Facts | undefined {
  const company = valueOf(files, 'company');
  const plans = valueOf(files, 'plans');
  const addOns = valueOf(files, 'addOns');
  const catalogue = valueOf(files, 'catalogue');
  const policies = valueOf(files, 'policies');
  return company && plans && addOns && catalogue && policies
    ? facts({ company, plans: allPlans(plans), addOns, catalogue, policies })
    : undefined;
}

/** A mistake about the value at a path. `write` is what the value should be, where that is plain. */
export function mistakeAt(
  source: YamlSource,
  path: Path,
  { found, allowed, write }: { found: string; allowed: string; write?: string | undefined },
): Mistake {
  const place = source.place(path);
  return {
    file: source.file,
    line: place.line,
    field: fieldWords(path, source.data),
    found,
    allowed,
    instead: write === undefined ? undefined : lineWith(source, place, write),
  };
}

/** The file of a name that has only one, with what it says; nothing where either is missing or not sure. */
export function read<Name extends Parameters<typeof valueOf>[1]>(content: Content, name: Name) {
  const [file] = filesOf(content.files, name);
  const value = valueOf(content.files, name);
  return file?.sure && value ? { source: file.source, value } : undefined;
}
