import { type CheckedFile, filesOf } from '../checked-content.ts';
import { type Content, read, type Rule } from '../content.ts';
import { fieldWords } from '../field-words.ts';
import { correctedLine, type Mistake } from '../mistake.ts';
import { inWords, NUMBER, numberFrom } from '../numbers.ts';
import { linesByHand } from '../own-words.ts';
import { proseOf } from '../prose.ts';
import { lineOf } from '../yaml-source.ts';

interface Thing {
  readonly noun: string;
  /** The file or folder that lists it. */
  readonly source: string;
  readonly count: (content: Content) => number | undefined;
}

/** What a text may count. */
const THINGS: readonly Thing[] = [
  { noun: 'add-ons', source: 'add-ons.yaml', count: (all) => read(all, 'addOns')?.value.length },
  {
    noun: '(?:IT )?(?:maintenance )?plans',
    source: 'plans.yaml',
    count: (all) => read(all, 'plans')?.value.length,
  },
  { noun: 'kinds of work', source: 'services', count: (all) => filesOf(all.files, 'services').length },
  { noun: 'partners', source: 'partners.yaml', count: (all) => read(all, 'partners')?.value.length },
];

interface Counted {
  readonly pattern: RegExp;
  readonly source: string;
  readonly count: number;
}

/** Where a count is not known, nothing can be held against it. */
const countedIn = (content: Content): readonly Counted[] =>
  THINGS.flatMap(({ noun, source, count: countOf }) => {
    const count = countOf(content);
    const pattern = new RegExp(`\\b(${NUMBER}) (${noun})\\b`, 'gi');
    return count === undefined ? [] : [{ pattern, source, count }];
  });

function mistakesIn(file: CheckedFile, counted: readonly Counted[]): readonly Mistake[] {
  const byHand = linesByHand(file);
  return proseOf(file).flatMap(({ path, text }) =>
    counted.flatMap(({ pattern, source, count }) =>
      Array.from(text.matchAll(pattern)).flatMap(([words, number = '', things = '']): Mistake[] => {
        const { line } = file.source.place(path);
        if (numberFrom(number) === count || byHand.has(line)) return [];
        const right = /^\d/.test(number) ? String(count) : inWords(count);
        const cased = /^[A-Z]/.test(number) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
        const written = lineOf(file.source.text, line);
        return [
          {
            file: file.source.file,
            line,
            field: fieldWords(path, file.source.data),
            found: `"${words}"`,
            allowed: `content/${source} has ${count}`,
            instead: correctedLine(written, written.replace(words, `${cased} ${things}`)),
          },
        ];
      }),
    ),
  );
}

/** "Three plans, four add-ons": as many as the files have. */
export const counts: Rule = (content) => {
  const counted = countedIn(content);
  return content.files.flatMap((file) => mistakesIn(file, counted));
};
