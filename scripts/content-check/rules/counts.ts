import { filesOf } from '../checked-content.ts';
import { type Content, read, type Rule } from '../content.ts';
import { fieldWords } from '../field-words.ts';
import { correctedLine } from '../mistake.ts';
import { inWords, NUMBER, numberFrom } from '../numbers.ts';
import { linesByHand } from '../own-words.ts';
import { proseOf } from '../prose.ts';
import { lineOf } from '../yaml-source.ts';

/** Things that a text may count and a file lists. */
const listed = (content: Content) =>
  [
    { noun: 'add-ons', count: read(content, 'addOns')?.value.length, file: 'add-ons.yaml' },
    {
      noun: '(?:IT )?(?:maintenance )?plans',
      count: read(content, 'plans')?.value.length,
      file: 'plans.yaml',
    },
    { noun: 'kinds of work', count: filesOf(content.files, 'services').length, file: 'services' },
    { noun: 'partners', count: read(content, 'partners')?.value.length, file: 'partners.yaml' },
  ] as const;

/** "Three plans, four add-ons": as many as the files have. */
export const counts: Rule = (content) =>
  content.files.flatMap((file) => {
    const byHand = linesByHand(file);
    return proseOf(file).flatMap(({ path, text }) =>
      listed(content).flatMap(({ noun, count, file: source }) =>
        Array.from(
          text.matchAll(new RegExp(`\\b(${NUMBER}) (${noun})\\b`, 'gi')),
          ([words, number = '', things = '']) => {
            const { line } = file.source.place(path);
            if (count === undefined || numberFrom(number) === count || byHand.has(line)) return [];
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
          },
        ).flat(),
      ),
    );
  });
