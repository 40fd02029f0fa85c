import type { CheckedFile } from '../checked-content.ts';
import { read, type Rule } from '../content.ts';
import { fieldWords } from '../field-words.ts';
import { correctedLine, type Mistake } from '../mistake.ts';
import { linesByHand } from '../own-words.ts';
import { proseOf } from '../prose.ts';
import { lineOf } from '../yaml-source.ts';

interface Detail {
  readonly what: string;
  readonly words: string;
  readonly fact: string;
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /(?:\+\d{2,3}|\b0)[\s-]?\d(?:[\s-]?\d){7,10}/g;

interface Line {
  readonly line: number;
  readonly text: string;
  readonly field: string | undefined;
}

function linesOf(file: CheckedFile): readonly Line[] {
  const texts = proseOf(file).map(({ path, text }) => ({
    line: file.source.place(path).line,
    text,
    field: fieldWords(path, file.source.data),
  }));
  const body = (file.body?.prose ?? '')
    .split('\n')
    .map((text, index) => ({ line: index + 1, text, field: undefined }));
  return [...texts, ...body];
}

/** Who we are and how to reach us is written once, in company.yaml. */
export const identity: Rule = (content) => {
  const company = read(content, 'company')?.value;
  if (!company) return [];
  const details: readonly Detail[] = [
    { what: 'our legal name', words: company.legalName, fact: 'company.legalName' },
    { what: 'our name', words: company.name, fact: 'company.name' },
    { what: 'our registration number', words: company.registrationNumber, fact: 'company.registration' },
  ];
  return content.files.flatMap((file) => {
    const byHand = linesByHand(file);
    return linesOf(file).flatMap(({ line, text, field }): Mistake[] => {
      if (byHand.has(line)) return [];
      const named = details.find(({ words }) => text.includes(words));
      const found: Detail[] = [
        ...(named ? [named] : []),
        ...(text.match(EMAIL) ?? []).map((words) => ({
          what: 'an e-mail address',
          words,
          fact: 'company.email',
        })),
        ...(text.match(PHONE) ?? []).map((words) => ({
          what: 'a phone number',
          words,
          fact: 'company.phone',
        })),
      ];
      const written = lineOf(file.source.text, line).trim()
        ? lineOf(file.source.text, line)
        : lineOf(file.body?.text ?? '', line);
      return found.map(({ what, words, fact }) => {
        const write = file.body && field === undefined ? `<Fact name="${fact}" />` : `{${fact}}`;
        return {
          file: file.source.file,
          line,
          field,
          found: `${what}, "${words}", written by hand`,
          allowed: `company.yaml has it: ${write}`,
          instead: correctedLine(written, written.replace(words, write)),
        };
      });
    });
  });
};
