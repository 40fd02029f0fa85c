import type { Facts } from '../../src/domain/facts/facts.ts';
import { type Figure, figuresIn } from './figures.ts';
import { either } from './words.ts';

/** A fact's figure: what prose would say by hand. */
export interface FactFigure extends Figure {
  readonly name: string;
  readonly fact: string;
}

/** Where a figure stands. */
export interface Around {
  readonly text: string;
  /** The file's name, which tells of what it treats. */
  readonly slug: string;
  /** In the body of a document, where a fact is a tag. */
  readonly inBody: boolean;
}

export interface Advice {
  readonly allowed: string;
  /** What to write in the figure's place, where that is plain. */
  readonly instead?: string | undefined;
}

/** Facts that are bare numbers, with the words that make a figure of them. */
const BARE: Readonly<Record<string, (words: string) => string>> = {
  clients: (words) => `${words} clients`,
  projects: (words) => `${words} projects`,
  'privacy.minimumAge': (words) => `under ${words}`,
  'company.founded': (words) => `since ${words}`,
};

export const figuresOfFacts = (facts: Facts): readonly FactFigure[] =>
  Object.entries(facts).flatMap(([name, fact]) =>
    figuresIn(BARE[name]?.(fact) ?? fact).map((figure) => ({ ...figure, name, fact })),
  );

/** Words of facts' names that are in too many sentences to tell what one is about. */
const GENERIC = new Set(['company', 'add', 'ons', 'price', 'service', 'setup', 'custom', 'data', 'project']);

/** Long enough to tell words apart, short enough that "replies" is of "reply". */
const STEM = 4;

/** How many facts a sentence names at most. */
const MOST_NAMED = 3;

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];

/** The words of the figure's sentence, without facts: one that is named there already is not the one missing. */
function sentenceAround({ text, slug }: Around, { index }: Figure): readonly string[] {
  const plain = text.replaceAll(/\{[^{}]*\}/g, (name) => ' '.repeat(name.length));
  const before =
    plain
      .slice(0, index)
      .split(/[.;:!?](?:\s|$)/)
      .at(-1) ?? '';
  const after = plain.slice(index).split(/[.;:!?](?:\s|$)/)[0] ?? '';
  return [...wordsOf(before), ...wordsOf(after), slug];
}

/** How many words of a fact's name stand near a figure: `refund.reply` beside "we reply to a refund request". */
function nearness({ name }: FactFigure, words: readonly string[]): number {
  const topics = wordsOf(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`));
  return topics.filter(
    (topic) => !GENERIC.has(topic) && words.some((word) => word.startsWith(topic.slice(0, STEM))),
  ).length;
}

const unitOf = ({ value }: Figure) => value.replaceAll(/[\d.]+/g, '');

/** How likely a figure stands for a fact: by its subject first, then by its value and unit. */
const likeness = (fact: FactFigure, figure: Figure, words: readonly string[]): number =>
  nearness(fact, words) +
  (fact.value === figure.value ? 0.7 : 0) +
  (unitOf(fact) === unitOf(figure) ? 0.2 : 0) +
  (fact.words === figure.words ? 0.05 : 0);

/** What to write for a figure: the fact, where it says all that the figure does. */
function insteadOf(figure: Figure, { name, fact, words, kind, value }: FactFigure, written: string) {
  if (BARE[name]) return figure.words.replace(/\d[\d,]*/, written);
  // Which price was meant is anybody's guess, unless it is the same.
  return fact !== words || (kind === 'amount' && value !== figure.value) ? undefined : written;
}

/** What is said about a figure that the data has; nothing where the data has none of its kind. */
export function adviceFor(figure: Figure, known: readonly FactFigure[], around: Around): Advice | undefined {
  const words = sentenceAround(around, figure);
  const ranked = known
    .filter(({ kind }) => kind === figure.kind)
    .map((fact) => ({ ...fact, score: likeness(fact, figure, words) }))
    .sort((a, b) => b.score - a.score)
    .filter(({ name }, index, all) => all.findIndex((fact) => fact.name === name) === index);
  const [best] = ranked;
  if (!best) return undefined;
  const likeliest = ranked.filter(({ score }) => score === best.score);
  const agrees = likeliest.every(({ value }) => value === figure.value);
  const written = ({ name }: FactFigure) => (around.inBody ? `<Fact name="${name}" />` : `{${name}}`);
  const named = likeliest
    .slice(0, MOST_NAMED)
    .map((fact) => (agrees ? written(fact) : `${written(fact)} is ${fact.fact}`));
  return {
    allowed: `${agrees ? 'figures come from the data, here as' : 'in the data'} ${either(named)}`,
    instead: likeliest.length === 1 ? insteadOf(figure, best, written(best)) : undefined,
  };
}
