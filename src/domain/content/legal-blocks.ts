/** Components that a legal document uses without importing them: a fact, and tables made of the data. */
export const LEGAL_BLOCKS = [
  'Fact',
  'ResponseTimes',
  'ProjectRefunds',
  'ServiceCredits',
  'CookieKinds',
] as const;

export type LegalBlock = (typeof LEGAL_BLOCKS)[number];

export const isLegalBlock = (name: string): name is LegalBlock =>
  (LEGAL_BLOCKS as readonly string[]).includes(name);

/** HTML allowed in a legal document, because Markdown has no syntax for it. */
const HTML = ['br', 'hr', 'sub', 'sup', 'small', 'abbr', 'b', 'i', 'strong', 'em'];

export const isLegalHtml = (name: string) => HTML.includes(name);

/** Void elements. */
export const isBreak = (name: string) => name === 'br' || name === 'hr';

/** What braces in a legal document print: a string's words, and nothing for a comment. All else is code. */
export function wordsInBraces(code: string): string | undefined {
  if (/^\s*\/\*(?:(?!\*\/)[^])*\*\/\s*$/.test(code)) return '';
  return /^\s*(["'`])((?:(?!\1|\$\{)[^\\\n])*)\1\s*$/.exec(code)?.[2];
}
