import { LEGAL_SETTINGS, type LegalSetting } from '@site/rules/settings/delivery-config';

export const LEGAL_TABLES = [
  'ResponseTimes',
  'ProjectRefunds',
  'ServiceCredits',
  'CookieKinds',
  'BrowserStorage',
] as const;

/** Hosts of the build's endpoints. */
export const LEGAL_SERVERS = ['MessageServer', 'OrderServer', 'VisitServer'] as const;

/** Their text is printed only by a build of which it is true. Orders are mailed where they go as messages. */
export const LEGAL_CONDITIONS = [
  'IfMessagesAreSent',
  'IfMessagesAreNotSent',
  'IfOrdersAreSent',
  'IfOrdersAreMailed',
  'IfOrdersAreNotSent',
  'IfPaymentIsByInvoice',
  'IfPaymentIsOnline',
  'IfVisitsAreCounted',
  'IfVisitsAreNotCounted',
] as const;

/** The setting that a block speaks of, if any. */
export const settingOf = (block: string): LegalSetting | undefined =>
  [...LEGAL_SERVERS, ...LEGAL_CONDITIONS].some((name) => name === block)
    ? LEGAL_SETTINGS.find((setting) => block.toLowerCase().includes(setting.replace(/s$/, '')))
    : undefined;

/** Components that a legal document uses without importing them. */
export const LEGAL_BLOCKS = ['Fact', ...LEGAL_TABLES, ...LEGAL_SERVERS, ...LEGAL_CONDITIONS] as const;

export type LegalTableName = (typeof LEGAL_TABLES)[number];

/** HTML allowed in a legal document, because Markdown has no syntax for it. */
export const LEGAL_HTML = ['br', 'hr', 'sub', 'sup', 'small', 'abbr', 'b', 'i', 'strong', 'em'];
