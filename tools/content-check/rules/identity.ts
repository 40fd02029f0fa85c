import { typedByHand } from '../engine/by-hand.ts';
import type { FactRule } from '../engine/content.ts';

/** The legal name before the name, which may be a part of it. */
const DETAILS = [
  ['our legal name', 'company.legalName'],
  ['our name', 'company.name'],
  ['our registration number', 'company.registration'],
] as const;

/** Who we are is written once, in company.yaml. */
export const identity: FactRule = ({ files, facts }) =>
  files.flatMap((file) =>
    file.passages.flatMap((passage) => {
      let rest = passage.text;
      return DETAILS.flatMap(([what, fact]) => {
        const words = facts[fact] ?? '';
        const index = words === '' ? -1 : rest.indexOf(words);
        if (index < 0) return [];
        rest = rest.replaceAll(words, ' '.repeat(words.length));
        const name = passage.inBody ? `<Fact name="${fact}" />` : `{${fact}}`;
        return typedByHand(file, passage, index, {
          found: `${what}, "${words}", written by hand`,
          allowed: `company.yaml has it: ${name}`,
          replace: [words, name],
        });
      });
    }),
  );
