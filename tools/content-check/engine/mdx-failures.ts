import type { Mistake } from './mistake.ts';
import { lineOf } from './words.ts';

interface Cause {
  /** At the place where the parser stopped. */
  readonly pattern: RegExp;
  readonly found: (all: string, name: string) => string;
  readonly allowed: (name: string) => string;
}

/** The likeliest first; the last one is right about anything else. */
const CAUSES: readonly Cause[] = [
  {
    pattern: /^<!--/,
    found: () => 'a comment in <!-- and -->',
    allowed: () => 'a comment stands in {/* and */}',
  },
  {
    pattern: /^<(?:mailto:)?(?:https?:|[\w.+-]+@)[^>\s]*>/,
    found: () => 'an address in < and >',
    allowed: () => 'a link is written like [Terms of Service](/terms)',
  },
  {
    pattern: /^<Fact\b[^<>]*>?/,
    found: (all) => all.trimEnd(),
    allowed: () => 'a fact is written like <Fact name="refund.reply" />',
  },
  {
    pattern: /^<(?:[A-Z]\w*|br|hr)[^<>]*>/,
    found: (all) => `${all}, which is not closed`,
    allowed: () => 'it ends with />',
  },
  {
    pattern: /^<([a-z]+)\b[^<>]*>/,
    found: (all, name) => `${all} without its </${name}>`,
    allowed: (name) => `</${name}> stands after the words, in the same paragraph`,
  },
  {
    pattern: /^<\/\w*>/,
    found: (all) => `${all} without a beginning`,
    allowed: () => 'what ends has begun before',
  },
  {
    pattern: /^[<{]/,
    found: (all) => `a bare ${all}`,
    allowed: () => 'within text it has a backslash before it',
  },
];

/** What stopped the parser of a document's text, from its error, which begins with `line:column:`. */
export function mdxFailure(file: string, text: string, error: unknown): Mistake {
  const thrown = error instanceof Error ? error.message : String(error);
  const [, lineNumber = '1', column = '1', message = thrown] = /^(\d+):(\d+): (.*)$/s.exec(thrown) ?? [];
  const line = Number(lineNumber);
  const written = lineOf(text, line);
  // Code that cannot be read is told of somewhere within its braces.
  const start = message.startsWith('Could not parse')
    ? Math.max(written.lastIndexOf('{', Number(column) - 1), 0)
    : Number(column) - 1;
  for (const { pattern, found, allowed } of CAUSES) {
    const [all, name = ''] = pattern.exec(written.slice(start)) ?? [];
    if (all !== undefined) return { file, line, found: found(all, name), allowed: allowed(name) };
  }
  return {
    file,
    line,
    found: `what cannot be read (${message})`,
    allowed: 'only text, links and blocks stand here',
  };
}
