export const LEGAL_TABLES = [
  'ResponseTimes',
  'ProjectRefunds',
  'ServiceCredits',
  'CookieKinds',
  'BrowserStorage',
] as const;

/** Hosts of the build's endpoints. */
export const LEGAL_SERVERS = ['MessageServer', 'OrderServer', 'VisitServer'] as const;

/** Their text is printed only by a build that sends messages, orders or visits, or only by one that does not. */
export const LEGAL_CONDITIONS = [
  'IfMessagesAreSent',
  'IfMessagesAreNotSent',
  'IfOrdersAreSent',
  'IfOrdersAreNotSent',
  'IfVisitsAreCounted',
  'IfVisitsAreNotCounted',
] as const;

/** Components that a legal document uses without importing them. */
export const LEGAL_BLOCKS = ['Fact', ...LEGAL_TABLES, ...LEGAL_SERVERS, ...LEGAL_CONDITIONS] as const;

export type LegalTableName = (typeof LEGAL_TABLES)[number];

/** HTML allowed in a legal document, because Markdown has no syntax for it. */
export const LEGAL_HTML = ['br', 'hr', 'sub', 'sup', 'small', 'abbr', 'b', 'i', 'strong', 'em'];
