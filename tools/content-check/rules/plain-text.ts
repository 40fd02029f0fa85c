import { type Content, mistakeAt, type Rule } from '../content.ts';
import { correctedLine, type Mistake } from '../mistake.ts';
import { textsIn } from '../prose.ts';
import { withQuotedBrace } from '../quoting.ts';
import { shown } from '../words.ts';
import { lineOf } from '../yaml-source.ts';

interface Slip {
  readonly pattern: RegExp;
  readonly allowed: string;
  readonly instead: (...parts: readonly string[]) => string;
}

const PRINTED = 'such signs are printed as they stand here: a field is plain text';

const UNNEEDED = 'quotation marks would be printed, and the text needs none';

/** Signs that mean something in a legal document or on a web page, and nothing in a field. */
const SLIPS: readonly Slip[] = [
  {
    pattern: /<Fact\s+name=["'“”]?([\w.]+)["'“”]?\s*\/?>/,
    allowed: 'a field has a fact in braces',
    instead: (_, name = '') => `{${name}}`,
  },
  { pattern: /^[“„]([^“”„]*)”$/, allowed: UNNEEDED, instead: (_, words = '') => words },
  // An apostrophe that closes what nothing has opened.
  { pattern: /(?<!(?:^|\s)'.*)(\S+[.!?,])'$/, allowed: UNNEEDED, instead: (_, words = '') => words },
  { pattern: /\*\*([^*]+)\*\*/, allowed: PRINTED, instead: (_, words = '') => words },
  { pattern: /\[([^\]]+)\]\([^)\s]+\)/, allowed: PRINTED, instead: (_, words = '') => words },
  {
    pattern: /<([a-z]\w*)(?: [^<>]*)?>([^<>]*)<\/\1>/i,
    allowed: PRINTED,
    instead: (_, __, words = '') => words,
  },
  { pattern: /<\/?[a-z]\w*(?: [^<>]*)?\/?>/i, allowed: PRINTED, instead: () => ' ' },
  { pattern: /&amp;/, allowed: PRINTED, instead: () => '&' },
  { pattern: /&nbsp;/, allowed: PRINTED, instead: () => ' ' },
];

function slipIn(text: string) {
  for (const { pattern, allowed, instead } of SLIPS) {
    const match = pattern.exec(text);
    if (match) return { written: match[0], allowed, instead: instead(...match) };
  }
  return undefined;
}

/** Fields are printed as they are written: formatting in them is a slip. */
export const plainText: Rule = ({ files }: Content): readonly Mistake[] =>
  files.flatMap(({ source }) =>
    textsIn(source.data).flatMap(({ path, text }) => {
      const slip = slipIn(text);
      if (!slip) return [];
      const mistake = mistakeAt(source, path, { found: shown(slip.written), allowed: slip.allowed });
      const before = lineOf(source.text, mistake.line);
      const after = withQuotedBrace(before.replace(slip.written, slip.instead));
      return [{ ...mistake, instead: after === before ? undefined : correctedLine(before, after) }];
    }),
  );
