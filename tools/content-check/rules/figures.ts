import type { Facts } from '../../../src/domain/facts/facts.ts';
import { typedByHand, wayOut } from '../engine/by-hand.ts';
import type { FactRule } from '../engine/content.ts';
import { type Figure, figuresIn } from '../engine/figures.ts';
import type { Mistake } from '../engine/mistake.ts';
import type { Passage } from '../engine/passages.ts';
import { either } from '../engine/words.ts';

/** A fact's figure: what prose would say by hand. */
interface FactFigure extends Figure {
  readonly name: string;
  readonly fact: string;
}

/** Facts that are bare numbers, with the words that make a figure of them. */
const BARE: Readonly<Record<string, (words: string) => string>> = {
  clients: (words) => `${words} clients`,
  projects: (words) => `${words} projects`,
  'privacy.minimumAge': (words) => `under ${words}`,
  'company.founded': (words) => `since ${words}`,
};

const figuresOfFacts = (facts: Facts): readonly FactFigure[] =>
  Object.entries(facts).flatMap(([name, fact]) =>
    figuresIn(BARE[name]?.(fact) ?? fact).map((figure) => ({ ...figure, name, fact })),
  );

/** Words of facts' names that are in too many sentences to show what one is about. */
const GENERIC = new Set(['company', 'add', 'ons', 'price', 'service', 'setup', 'custom', 'data', 'project']);

/** Long enough to distinguish words, short enough that "replies" is of "reply". */
const STEM = 4;

/** How many facts a sentence names at most. */
const MOST_NAMED = 3;

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];

/** The words of the figure's sentence, without facts: one that is named there already is not the one missing. */
function sentenceAround(text: string, { index }: Figure): readonly string[] {
  const plain = text.replaceAll(/\{[^{}]*\}/g, (name) => ' '.repeat(name.length));
  const [before = ''] = plain
    .slice(0, index)
    .split(/[.;:!?](?:\s|$)/)
    .slice(-1);
  const [after = ''] = plain.slice(index).split(/[.;:!?](?:\s|$)/);
  return wordsOf(`${before} ${after}`);
}

/** How many words of a fact's name stand near a figure: `refund.reply` beside "we reply to a refund request". */
function nearness({ name }: FactFigure, words: readonly string[]): number {
  const topics = wordsOf(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`));
  return topics.filter(
    (topic) => !GENERIC.has(topic) && words.some((word) => word.startsWith(topic.slice(0, STEM))),
  ).length;
}

/** The facts that are nearest by their subject, each once, with how near they are. */
function nearestOf(facts: readonly FactFigure[], words: readonly string[]) {
  const byName = [...new Map(facts.map((fact) => [fact.name, fact])).values()];
  const near = Math.max(0, ...byName.map((fact) => nearness(fact, words)));
  return { near, facts: byName.filter((fact) => nearness(fact, words) === near) };
}

/**
 * The advice about a figure that the data has; nothing where the data has none of its kind. A name is put in its
 * place only where one fact reads the same and is what the sentence is about: the figure may be the text's own.
 */
function adviceFor(
  figure: Figure,
  known: readonly FactFigure[],
  passage: Passage,
  slug: string,
): Pick<Mistake, 'allowed' | 'replace'> | undefined {
  const ofKind = known.filter(({ kind }) => kind === figure.kind);
  if (ofKind.length === 0) return undefined;
  // Of some kinds there is one fact only, which needs no subject.
  const isOnly = ofKind.every(({ name }) => name === ofKind[0]?.name);
  const alike = isOnly ? ofKind : ofKind.filter(({ unit }) => unit === figure.unit);
  const words = [...sentenceAround(passage.text, figure), slug];
  const nameOf = ({ name }: FactFigure) => (passage.inBody ? `<Fact name="${name}" />` : `{${name}}`);
  const same = nearestOf(
    alike.filter(({ unit, value }) => unit === figure.unit && value === figure.value),
    words,
  );
  const others = nearestOf(alike, words);
  const [fact] = same.facts;
  if (fact && same.near >= others.near) {
    const isMeant = same.facts.length === 1 && (same.near > 0 || isOnly);
    const isSure = isMeant && fact.fact === figure.words;
    const names = either(same.facts.slice(0, MOST_NAMED).map(nameOf));
    return {
      allowed: `figures come from the data, here as ${names}${isSure ? '' : `; ${wayOut(passage)}`}`,
      replace: isSure ? [figure.words, nameOf(fact)] : undefined,
    };
  }
  const named = others.facts.slice(0, MOST_NAMED).map((other) => `${nameOf(other)} is ${other.fact}`);
  const allowed =
    others.near > 0 || isOnly
      ? `in the data ${either(named)}`
      : 'figures come from the data by name, and `npm run content:facts` lists the names';
  return { allowed: `${allowed}; ${wayOut(passage)}` };
}

/** A figure that the data has is taken from it by name; then prose and data cannot disagree. */
export const figures: FactRule = ({ files, facts }) => {
  const known = figuresOfFacts(facts);
  return files.flatMap((file) =>
    file.passages.flatMap((passage) =>
      passage.figures.flatMap((figure) => {
        const advice = adviceFor(figure, known, passage, file.slug);
        if (!advice) return [];
        const found = `"${figure.words.replaceAll(/\s+/g, ' ')}" written by hand`;
        return typedByHand(file, passage, figure.index, { found, ...advice });
      }),
    ),
  );
};
