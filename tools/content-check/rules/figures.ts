import type { CheckedFile } from '../checked-content.ts';
import type { Rule } from '../content.ts';
import { adviceFor, type FactFigure, figuresOfFacts } from '../fact-advice.ts';
import { figuresIn } from '../figures.ts';
import { correctedLine, type Mistake } from '../mistake.ts';
import { linesByHand } from '../own-words.ts';
import { stretchesOf } from '../prose.ts';
import { withQuotedBrace } from '../quoting.ts';

function mistakesIn(file: CheckedFile, known: readonly FactFigure[]): readonly Mistake[] {
  const byHand = linesByHand(file);
  return stretchesOf(file).flatMap(({ text, field, inBody, lineAt, written }) =>
    figuresIn(text).flatMap((figure): Mistake[] => {
      const line = lineAt(figure.index);
      const advice = adviceFor(figure, known, { text, slug: file.slug, inBody });
      if (!advice || byHand.has(line)) return [];
      const before = written(line);
      const after =
        advice.instead !== undefined && before.includes(figure.words)
          ? before.replace(figure.words, advice.instead)
          : undefined;
      return [
        {
          file: file.source.file,
          line,
          field,
          found: `"${figure.words.replaceAll(/\s+/g, ' ')}" written by hand`,
          allowed: advice.allowed,
          instead: after && correctedLine(before, inBody ? after : withQuotedBrace(after)),
        },
      ];
    }),
  );
}

/** A figure that the data has is taken from it by name; then prose and data cannot disagree. */
export const figures: Rule = ({ files, facts }) => {
  if (!facts) return [];
  const known = figuresOfFacts(facts);
  return files.flatMap((file) => mistakesIn(file, known));
};
