import { type Cause, explain } from './causes.ts';
import type { Mistake } from './mistake.ts';
import { lineOf } from './words.ts';

/** At the place where the parser stopped; the likeliest first, and the last ones are right about anything else. */
const CAUSES: readonly Cause[] = [
  [/^<!--/, 'a comment in <!-- and -->', 'a comment stands in {/* and */}'],
  [
    /^<(?:mailto:)?(?:https?:|[\w.+-]+@)[^>\s]*>/,
    'an address in < and >',
    'a link is written like [Terms of Service](/terms)',
  ],
  [/^<Fact\b[^<>]*>?/, '$0', 'a fact is written like <Fact name="refund.reply" />'],
  [/^<(?:[A-Z]\w*|br|hr)[^<>]*>/, '$0, which is not closed', 'it ends with />'],
  [/^<([a-z]+)\b[^<>]*>/, '$0 without its </$1>', '</$1> stands after the words, in the same paragraph'],
  [/^<\/\w*>/, '$0 without a beginning', 'what ends has begun before'],
  [/^[<{]/, 'a bare $0', 'within text it has a backslash before it'],
  [/^/, 'what cannot be read', 'only text, links and blocks stand here'],
];

/** What stopped the parser of a document's text, from its error, which begins with `line:column:`. */
export function mdxFailure(file: string, text: string, error: unknown): Mistake {
  const thrown = error instanceof Error ? error.message : String(error);
  const [, lineNumber = '1', column = '1', message = ''] = /^(\d+):(\d+): (.*)$/s.exec(thrown) ?? [];
  const line = Number(lineNumber);
  const written = lineOf(text, line);
  // Code that cannot be read is reported somewhere within its braces.
  const start = message.startsWith('Could not parse')
    ? Math.max(written.lastIndexOf('{', Number(column) - 1), 0)
    : Number(column) - 1;
  return { file, line, found: thrown, allowed: '', ...explain(CAUSES, written.slice(start)) };
}
