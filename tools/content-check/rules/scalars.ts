import { dayFrom, isDay } from '../dates.ts';
import type { Rule } from '../content.ts';
import { correctedLine, type Mistake } from '../mistake.ts';
import { lineParts, quoted } from '../quoting.ts';

interface Slip {
  readonly line: RegExp;
  readonly found: (match: RegExpExecArray) => string;
  readonly allowed: string;
  readonly write: (line: string, match: RegExpExecArray) => string | undefined;
  /** Whether it is no slip after all; `remark` is what YAML takes for one on this line. */
  readonly isFine?: (match: RegExpExecArray, remark: string | undefined) => boolean;
}

/** What YAML reads without a word, and not as it was meant. */
const SLIPS: readonly Slip[] = [
  {
    line: /^(?!\s*#)(.*\S)\s+#(\S.*)$/,
    found: ([, , dropped = '']) => `"#${dropped}", which is left out because a # begins a remark`,
    allowed: 'text with a # stands in quotation marks',
    write: (line) => {
      const parts = lineParts(line);
      return parts && parts.front + quoted(parts.value + parts.remark);
    },
    isFine: (_, remark = ' ') => !/^\S/.test(remark),
  },
  {
    line: /\bamount: *(\d{1,3}(?:\.\d{3})+)(?=\s*[,}\n]|\s*$)/,
    found: ([, amount = '']) => `${amount}, which is read as ${Number(amount)}`,
    allowed: 'an amount is written without a point between its thousands',
    write: (line, [, amount = '']) => line.replace(amount, amount.replaceAll('.', '')),
  },
  {
    line: /^\s*(?:- )?(?:effectiveDate|date):\s*['"]?(\d{4}-\d{1,2}-\d{1,2})['"]?\s*(?:#.*)?$/,
    found: ([, day = '']) => (dayFrom(day) === undefined ? `${day}, which is on no calendar` : day),
    allowed: 'a day goes here, written year-month-day like 2025-01-31',
    write: (line, [, day = '']) => {
      const written = dayFrom(day);
      return written === undefined ? undefined : line.replace(day, written);
    },
    isFine: ([, day = '']) => isDay(day),
  },
];

export const scalars: Rule = ({ files }) =>
  files.flatMap(({ source }) =>
    source.text.split('\n').flatMap((text, index) =>
      SLIPS.flatMap((slip): Mistake[] => {
        const match = slip.line.exec(text);
        if (!match || slip.isFine?.(match, source.remarks.get(index + 1))) return [];
        const write = slip.write(text, match);
        return [
          {
            file: source.file,
            line: index + 1,
            field: lineParts(text)?.field,
            found: slip.found(match),
            allowed: slip.allowed,
            instead: write === undefined ? undefined : correctedLine(text, write),
          },
        ];
      }),
    ),
  );
