import { Lexer } from 'yaml';

/** Signs of the lexer's own that are no part of the text. */
const isSign = (lexeme: string) => lexeme === '\x02' || lexeme === '\x18' || lexeme === '\x1f';

/** The comments of a YAML text by their line, without the `#`: a `#` within a text is none. */
export function commentsOf(text: string): Map<number, string> {
  const comments = new Map<number, string>();
  let line = 1;
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#') && before !== '\x1f') comments.set(line, lexeme.slice(1));
    if (!isSign(lexeme)) line += lexeme.split('\n').length - 1;
    before = lexeme;
  }
  return comments;
}
