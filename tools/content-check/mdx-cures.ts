/** A way to make a line of MDX readable, with the words that explain it. */
export interface MdxCure {
  readonly found: string;
  readonly allowed: string;
  readonly line: string;
}

interface Slip {
  /** At the place where the parser stopped. */
  readonly pattern: RegExp;
  readonly allowed: string;
  readonly found: (all: string) => string;
  readonly instead: (all: string, inner: string) => string;
}

const isMail = (address: string) => address.includes('@') && !address.includes(':');

/** The likeliest first; the last one is right about anything else. */
const SLIPS: readonly Slip[] = [
  {
    pattern: /^<(?:mailto:)?((?:https?:|[\w.+-]+@)[^>\s]*)>/,
    found: () => 'an address in < and >',
    allowed: 'an address is a link',
    instead: (_, address) => `[${address}](${isMail(address) ? 'mailto:' : ''}${address})`,
  },
  {
    pattern: /^<Fact\s+(?:name\s*=)?\s*["'“”]?([\w.]+)["'“”]?\s*\/?>?/,
    found: (all) => all.trimEnd(),
    allowed: 'a fact is written like <Fact name="refund.reply" />',
    instead: (_, name) => `<Fact name="${name}" />`,
  },
  {
    pattern: /^<((?:[A-Z]|br|hr)[^<>]*?)\s*>/,
    found: (all) => `${all}, which is not closed`,
    allowed: 'it ends with />',
    instead: (_, inner) => `<${inner} />`,
  },
  {
    pattern: /^<\/\w*>/,
    found: (all) => `${all} without a beginning`,
    allowed: 'what ends has begun before',
    instead: () => '',
  },
  {
    pattern: /^[<{]/,
    found: (all) => `a bare ${all}`,
    allowed: 'within text it has a backslash before it',
    instead: (all) => `\\${all}`,
  },
];

/** What may be wrong at a column of a line, counted from 0. */
export const mdxCures = (line: string, column: number): readonly MdxCure[] =>
  SLIPS.flatMap(({ pattern, found, allowed, instead }) => {
    const [all, inner = ''] = pattern.exec(line.slice(column)) ?? [];
    if (all === undefined) return [];
    const words = instead(all, inner);
    const mended = line.slice(0, column) + words + line.slice(column + all.length);
    return [{ found: found(all), allowed, line: mended }];
  });
