import type { Facts } from '../../../src/domain/facts.ts';
import type { CheckedFile } from '../checked-content.ts';
import type { Rule } from '../content.ts';
import { fieldWords } from '../field-words.ts';
import { type Figure, figuresIn } from '../figures.ts';
import { correctedLine, type Mistake } from '../mistake.ts';
import { linesByHand } from '../own-words.ts';
import { proseOf } from '../prose.ts';
import { either } from '../words.ts';
import { lineOf } from '../yaml-source.ts';

/** Facts that are bare numbers, with the words that make a figure of them. */
const BARE: Readonly<Record<string, (words: string) => string>> = {
  clients: (words) => `${words} clients`,
  projects: (words) => `${words} projects`,
  'privacy.minimumAge': (words) => `under ${words}`,
  'company.founded': (words) => `since ${words}`,
};

/** A fact's figure: what prose would say by hand. */
interface FactFigure extends Figure {
  readonly name: string;
  readonly fact: string;
}

const figuresOf = (facts: Facts): readonly FactFigure[] =>
  Object.entries(facts).flatMap(([name, fact]) =>
    figuresIn(BARE[name]?.(fact) ?? fact).map((figure) => ({ ...figure, name, fact })),
  );

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];

/** Long enough to tell words apart, short enough that "replies" is of "reply". */
const STEM = 4;

/** How many words of a fact's name stand near a figure: `refund.reply` beside "we reply to a refund request". */
function nearness({ name }: FactFigure, around: readonly string[]): number {
  const topics = wordsOf(name.replace(/^company/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter}`));
  return topics.filter((topic) => around.some((word) => word.startsWith(topic.slice(0, STEM)))).length;
}

const unitOf = ({ value }: Figure) => value.replaceAll(/[\d.]+/g, '');

/** How likely a fact is the one that a figure stands for: by its subject first, then by its value and unit. */
const likeness = (fact: FactFigure, figure: Figure, around: readonly string[]): number =>
  nearness(fact, around) +
  (fact.value === figure.value ? 0.7 : 0) +
  (unitOf(fact) === unitOf(figure) ? 0.2 : 0) +
  (fact.words === figure.words ? 0.05 : 0);

/** How many facts a sentence names at most. */
const MOST_NAMED = 3;

interface Context {
  readonly text: string;
  readonly slug: string;
  readonly mdx: boolean;
}

interface Advice {
  readonly allowed: string;
  readonly instead?: string | undefined;
}

/** The words around a figure that tell what it is about: its sentence, and the name of its document. */
function around({ text, slug }: Context, { index }: Figure): readonly string[] {
  const before =
    text
      .slice(0, index)
      .split(/[.;:!?](?:\s|$)/)
      .at(-1) ?? '';
  const after = text.slice(index).split(/[.;:!?](?:\s|$)/)[0] ?? '';
  return [...wordsOf(before), ...wordsOf(after), slug];
}

function adviceFor(figure: Figure, known: readonly FactFigure[], context: Context): Advice | undefined {
  const near = around(context, figure);
  const ranked = known
    .filter(({ kind }) => kind === figure.kind)
    .map((fact) => ({ ...fact, score: likeness(fact, figure, near) }))
    .sort((a, b) => b.score - a.score);
  const [best] = ranked;
  if (!best) return undefined;
  const likeliest = ranked.filter(({ score }) => score === best.score);
  const agrees = likeliest.every(({ value }) => value === figure.value);
  const written = ({ name }: FactFigure) => (context.mdx ? `<Fact name="${name}" />` : `{${name}}`);
  const clear = likeliest.length === 1;
  const named = likeliest
    .slice(0, MOST_NAMED)
    .map((fact) => (agrees ? written(fact) : `${written(fact)} is ${fact.fact}`));
  const source = agrees ? 'figures come from the data, here as' : 'in the data';
  return {
    allowed: `${source} ${either(named)}`,
    instead:
      clear && best.fact.includes(best.words) ? best.fact.replace(best.words, written(best)) : undefined,
  };
}

interface Stretch {
  readonly text: string;
  /** The line of the file at an offset of the text. */
  readonly lineAt: (index: number) => number;
  readonly field: string | undefined;
}

function stretchesOf(file: CheckedFile): readonly Stretch[] {
  const { source, body } = file;
  const texts = proseOf(file).map(({ path, text }) => {
    const { line, start, end } = source.place(path);
    const written = source.text.slice(start, end);
    const lineAt = (index: number) => {
      const word = text.slice(index).split(/\s/)[0] ?? '';
      const at = written.indexOf(word, Math.min(index, written.length));
      return line + written.slice(0, Math.max(at, 0)).split('\n').length - 1;
    };
    return { text, lineAt, field: fieldWords(path, source.data) };
  });
  if (!body) return texts;
  const lineAt = (index: number) => body.prose.slice(0, index).split('\n').length;
  return [...texts, { text: body.prose, lineAt, field: undefined }];
}

function mistakesIn(file: CheckedFile, known: readonly FactFigure[]): readonly Mistake[] {
  const byHand = linesByHand(file);
  const mdx = file.body !== undefined;
  const whole = (line: number) => lineOf(file.source.text, line) || lineOf(file.body?.text ?? '', line);
  return stretchesOf(file).flatMap(({ text, lineAt, field }) =>
    figuresIn(text).flatMap((figure): Mistake[] => {
      const line = lineAt(figure.index);
      const advice = adviceFor(figure, known, { text, slug: file.slug, mdx: mdx && field === undefined });
      if (!advice || byHand.has(line)) return [];
      const written = whole(line);
      const words = figure.words.replaceAll(/\s+/g, ' ');
      return [
        {
          file: file.source.file,
          line,
          field,
          found: `"${words}" written by hand`,
          allowed: advice.allowed,
          instead:
            advice.instead !== undefined && written.includes(figure.words)
              ? correctedLine(written, written.replace(figure.words, advice.instead))
              : undefined,
        },
      ];
    }),
  );
}

/** A figure that the data has is taken from it by name; then prose and data cannot disagree. */
export const figures: Rule = ({ files, facts }) => {
  if (!facts) return [];
  const known = figuresOf(facts);
  return files.flatMap((file) => mistakesIn(file, known));
};
