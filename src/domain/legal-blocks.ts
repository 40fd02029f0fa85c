/** What a legal document can use besides Markdown, without importing it: a fact, and tables made of the data. */
export const LEGAL_BLOCKS = [
  'Fact',
  'ResponseTimes',
  'ProjectRefunds',
  'ServiceCredits',
  'CookieKinds',
] as const;

export type LegalBlock = (typeof LEGAL_BLOCKS)[number];
