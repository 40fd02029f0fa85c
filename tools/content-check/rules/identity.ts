import { read, type Rule } from '../content.ts';
import { correctedLine, type Mistake } from '../mistake.ts';
import { linesByHand } from '../own-words.ts';
import { stretchesOf } from '../prose.ts';
import { withQuotedBrace } from '../quoting.ts';

interface Detail {
  readonly what: string;
  /** Looked for first: a text without it needs no search. */
  readonly sign?: string;
  readonly pattern: RegExp;
  readonly fact: string;
}

const literally = (words: string) => new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g');

/** Who we are and how to reach us is written once, in company.yaml. */
export const identity: Rule = (content) => {
  const company = read(content, 'company')?.value;
  if (!company) return [];
  // The legal name before the name, which may be a part of it.
  const details: readonly Detail[] = [
    { what: 'our legal name', pattern: literally(company.legalName), fact: 'company.legalName' },
    { what: 'our name', pattern: literally(company.name), fact: 'company.name' },
    {
      what: 'our registration number',
      pattern: literally(company.registrationNumber),
      fact: 'company.registration',
    },
    {
      what: 'an e-mail address',
      sign: '@',
      pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
      fact: 'company.email',
    },
    {
      what: 'a phone number',
      pattern: /(?:\+\d{2,3}|\b0)[\s-]?\d(?:[\s-]?\d){7,10}/g,
      fact: 'company.phone',
    },
  ];
  return content.files.flatMap((file) => {
    const byHand = linesByHand(file);
    return stretchesOf(file).flatMap(({ text, field, inBody, lineAt, written }) => {
      let rest = text;
      const possible = details.filter(({ sign = '' }) => text.includes(sign));
      return possible.flatMap(({ what, pattern, fact }) =>
        Array.from(rest.matchAll(pattern)).flatMap(({ 0: words, index }): Mistake[] => {
          rest = rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length);
          const line = lineAt(index);
          if (byHand.has(line)) return [];
          const write = inBody ? `<Fact name="${fact}" />` : `{${fact}}`;
          const before = written(line);
          const after = before.replace(words, write);
          return [
            {
              file: file.source.file,
              line,
              field,
              found: `${what}, "${words}", written by hand`,
              allowed: `company.yaml has it: ${write}`,
              instead: correctedLine(before, inBody ? after : withQuotedBrace(after)),
            },
          ];
        }),
      );
    });
  });
};
