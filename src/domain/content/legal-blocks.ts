export const LEGAL_TABLES = [
  'ResponseTimes',
  'ProjectRefunds',
  'ServiceCredits',
  'CookieKinds',
  'BrowserStorage',
] as const;

/** Hosts of the build's endpoints. */
export const LEGAL_SERVERS = ['MessageServer', 'OrderServer', 'VisitServer'] as const;

/** What stands within is printed only by a build that sends messages, orders or visits, or only by one that does not. */
const CONDITIONS = [
  'IfMessagesAreSent',
  'IfMessagesAreNotSent',
  'IfOrdersAreSent',
  'IfOrdersAreNotSent',
  'IfVisitsAreCounted',
  'IfVisitsAreNotCounted',
] as const;

/** Components that a legal document uses without importing them. */
export const LEGAL_BLOCKS = ['Fact', ...LEGAL_TABLES, ...LEGAL_SERVERS, ...CONDITIONS] as const;

export type LegalBlock = (typeof LEGAL_BLOCKS)[number];
export type LegalTableName = (typeof LEGAL_TABLES)[number];

const isOneOf = (names: readonly string[], name: string) => names.includes(name);

export const isLegalTable = (name: string) => isOneOf(LEGAL_TABLES, name);

export const isLegalCondition = (name: string) => isOneOf(CONDITIONS, name);

export const isLegalBlock = (name: string): name is LegalBlock => isOneOf(LEGAL_BLOCKS, name);

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
