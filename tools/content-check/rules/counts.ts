import { typedByHand } from '../engine/by-hand.ts';
import { filesOf } from '../engine/checked-content.ts';
import { read, type Rule } from '../engine/content.ts';
import { inWords } from '../engine/numbers.ts';

/** "Three plans, four add-ons": as many as the files have. Where a count is not known, nothing is held against it. */
export const counts: Rule = (content) => {
  const lists = new Map([
    ['add-ons', { source: 'add-ons.yaml', count: read(content, 'addOns')?.value.length }],
    ['plans', { source: 'plans.yaml', count: read(content, 'plans')?.value.length }],
    ['kinds of work', { source: 'services', count: filesOf(content.files, 'services').length }],
    ['partners', { source: 'partners.yaml', count: read(content, 'partners')?.value.length }],
  ]);
  return content.files.flatMap((file) =>
    file.passages.flatMap((passage) =>
      passage.figures.flatMap(({ unit, value, words, index }) => {
        const { source = '', count } = lists.get(unit) ?? {};
        if (count === undefined || Number(value) === count) return [];
        const [first = ''] = words.split(/\s/);
        const right = /^\d/.test(first) ? String(count) : inWords(count);
        const cased = /^[A-Z]/.test(first) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
        return typedByHand(file, passage, index, {
          found: `"${words}"`,
          allowed: `content/${source} has ${count}`,
          replace: [words, words.replace(first, cased)],
        });
      }),
    ),
  );
};
