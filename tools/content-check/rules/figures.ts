import type { Facts } from '../../../src/domain/facts/facts.ts';
import { type FactRule, filesOf, type Rule, valueOf } from '../engine/content.ts';
import { type Figure, figuresIn } from '../engine/figures.ts';
import type { Words } from '../engine/mistake.ts';
import { inPassages, type Passage, reference } from '../engine/passages.ts';
import { either } from '../engine/words.ts';

/** Facts that are bare numbers, with the words that make a figure of them. */
const BARE: Readonly<Record<string, (words: string) => string>> = {
  clients: (words) => `${words} clients`,
  projects: (words) => `${words} projects`,
  'privacy.minimumAge': (words) => `under ${words}`,
  'company.founded': (words) => `since ${words}`,
};

/** What prose would say by hand. */
const figuresOfFacts = (facts: Facts) =>
  Object.entries(facts).flatMap(([name, fact]) =>
    figuresIn(BARE[name]?.(fact) ?? fact).map((figure) => ({ ...figure, name, fact })),
  );

/** How many facts a sentence names at most. */
const MOST_NAMED = 3;

/** Of these kinds nobody else's are the same; any other figure may be the text's own. */
const DETAILS = new Set(['e-mail address', 'phone number']);

/**
 * The advice about a figure of a kind that the data has; nothing where it has none. Only of a kind with a single fact
 * is it certain which fact would be meant.
 */
function adviceFor(
  figure: Figure,
  known: ReturnType<typeof figuresOfFacts>,
  passage: Passage,
): Omit<Words, 'found'> | undefined {
  const ofKind = known.filter(({ kind }) => kind === figure.kind);
  const [first] = ofKind;
  if (!first) return undefined;
  const isOnly = ofKind.every(({ name }) => name === first.name);
  const named = reference(passage, first.name);
  if (isOnly && first.fact === figure.words && DETAILS.has(figure.kind))
    return { allowed: `figures come from the data, here as ${named}`, replace: [figure.words, named] };
  const [same, ...others] = ofKind.filter(
    ({ unit, value }) => unit === figure.unit && value === figure.value,
  );
  const names = same ? [...new Set([same, ...others].map(({ name }) => reference(passage, name)))] : [];
  const list = `\`npm run content:facts${same ? ` ${same.words}` : ''}\` lists the names`;
  const allowed =
    isOnly && first.fact !== figure.words
      ? `in the data ${named} is ${first.fact}`
      : names.length > 0 && names.length <= MOST_NAMED
        ? `figures come from the data by name, and ${either(names)} reads the same`
        : `figures come from the data by name, and ${list}`;
  return { allowed: `${allowed}; if it is the text's own, name it under byHand in marks.yaml` };
}

/** A figure that the data has is taken from it by name; then prose and data cannot disagree. */
export const figures: FactRule = (files, facts) => {
  const known = figuresOfFacts(facts);
  return inPassages(files, (passage) =>
    passage.figures.map((figure) => {
      const advice = adviceFor(figure, known, passage);
      const found = `"${figure.words.replaceAll(/\s+/g, ' ')}" written by hand`;
      return advice && { index: figure.index, found, ...advice };
    }),
  );
};

/** The legal name before the name, which may be a part of it. */
const IDENTITY = [
  ['our legal name', 'company.legalName'],
  ['our name', 'company.name'],
  ['our registration number', 'company.registration'],
] as const;

/** Who we are is written once, in company.yaml. */
export const identity: FactRule = (files, facts) =>
  inPassages(files, (passage) => {
    let rest = passage.text;
    return IDENTITY.map(([what, fact]) => {
      const words = facts[fact] ?? '';
      const index = words === '' ? -1 : rest.indexOf(words);
      if (index < 0) return undefined;
      rest = rest.replaceAll(words, ' '.repeat(words.length));
      const name = reference(passage, fact);
      return {
        index,
        found: `${what}, "${words}", written by hand`,
        allowed: `company.yaml has it: ${name}`,
        replace: [words, name],
      };
    });
  });

/** "Three plans, four add-ons": as many as the files have. Where a count is not known, nothing is held against it. */
export const counts: Rule = ({ files }) => {
  const lists: Readonly<Record<string, readonly [where: string, count: number | undefined]>> = {
    'add-ons': ['add-ons.yaml', valueOf(files, 'addOns')?.length],
    plans: ['plans.yaml', valueOf(files, 'plans')?.length],
    'kinds of work': ['services', filesOf(files, 'services').length],
    partners: ['partners.yaml', valueOf(files, 'partners')?.length],
  };
  return inPassages(files, ({ figures }) =>
    figures.map(({ unit, value, words, index }) => {
      const [where = '', count = 0] = lists[unit] ?? [];
      if (count === 0 || Number(value) === count) return undefined;
      return { index, found: `"${words}"`, allowed: `content/${where} has ${count}` };
    }),
  );
};
