import { typedByHand } from '../engine/by-hand.ts';
import type { FactRule } from '../engine/content.ts';
import { adviceFor, figuresOfFacts } from './fact-advice.ts';

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
