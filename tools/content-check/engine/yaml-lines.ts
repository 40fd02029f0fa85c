import { Lexer } from 'yaml';

/** A line's value without its comment, and its field if it has one; nothing where it is neither a field nor an entry. */
export function yamlLine(line: string) {
  const [, front, field, rest] = /^(\s*(?:- +)*(?:([\w-]+):(?: +|$))?)(.*?)\s*$/.exec(line) ?? [];
  if (rest === undefined || (field === undefined && !front?.includes('-'))) return undefined;
  return { field, value: rest.replace(/\s+#\s.*$/, '') };
}

/** Signs of the lexer's own, which are no part of the text; the last one begins a text without quotation marks. */
const SIGNS = ['\x02', '\x18', '\x1f'];

/** The comments of a YAML text by their line, without the `#`: a `#` within a text is none. */
export function commentsOf(text: string): ReadonlyMap<number, string> {
  const comments = new Map<number, string>();
  let line = 1;
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#') && before !== '\x1f') comments.set(line, lexeme.slice(1));
    if (!SIGNS.includes(lexeme)) line += lexeme.split('\n').length - 1;
    before = lexeme;
  }
  return comments;
}
