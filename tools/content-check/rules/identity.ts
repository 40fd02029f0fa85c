import { typedByHand, wayOut } from '../engine/by-hand.ts';
import type { FactRule } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';

const literally = (words = '') => new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g');

/** Who we are and how to reach us is written once, in company.yaml. */
export const identity: FactRule = ({ files, facts }) => {
  // The legal name before the name, which may be a part of it.
  const details = [
    { what: 'our legal name', fact: 'company.legalName', pattern: literally(facts['company.legalName']) },
    { what: 'our name', fact: 'company.name', pattern: literally(facts['company.name']) },
    {
      what: 'our registration number',
      fact: 'company.registration',
      pattern: literally(facts['company.registration']),
    },
    { what: 'an e-mail address', fact: 'company.email', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
    {
      what: 'a phone number',
      fact: 'company.phone',
      pattern: /(?:\+\d{2,3}|\b0)[\s-]?\d(?:[\s-]?\d){7,10}/g,
    },
  ];
  return files.flatMap((file) =>
    file.passages.flatMap((passage) => {
      let rest = passage.text;
      return details.flatMap(({ what, pattern, fact }) =>
        Array.from(rest.matchAll(pattern)).flatMap(({ 0: words, index }): readonly Mistake[] => {
          rest = rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length);
          const name = passage.inBody ? `<Fact name="${fact}" />` : `{${fact}}`;
          const isOurs = words === facts[fact];
          return typedByHand(file, passage, index, {
            found: `${what}, "${words}", written by hand`,
            allowed: isOurs
              ? `company.yaml has it: ${name}`
              : `ours is ${name}, from company.yaml; ${wayOut(passage)}`,
            replace: isOurs ? [words, name] : undefined,
          });
        }),
      );
    }),
  );
};
