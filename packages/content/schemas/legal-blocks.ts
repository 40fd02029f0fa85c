import { LEGAL_SETTINGS, type LegalSetting } from '@site/rules/settings/delivery-config';

/** The tables of legal documents, each with the one document that must contain it. */
export const DOCUMENT_OF_TABLE = {
  ResponseTimes: 'terms',
  ProjectRefunds: 'refund',
  ServiceCredits: 'refund',
  CookieKinds: 'cookie',
  BrowserStorage: 'cookie',
} as const;

export type LegalTableName = keyof typeof DOCUMENT_OF_TABLE;

export const LEGAL_TABLES = Object.keys(DOCUMENT_OF_TABLE) as LegalTableName[];

/** Blocks that print the host of an endpoint. */
export const LEGAL_SERVERS = ['MessageServer', 'OrderServer', 'VisitServer'] as const;

/**
 * Blocks whose text is printed only if their condition is true for the build. `IfOrdersAreMailed` is for
 * orders that are sent as messages.
 */
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

/**
 * Finds the setting on which a block depends, if there is one. The block's name contains the setting without
 * its `s`: `IfMessagesAreSent` and `MessageServer` depend on `messages`.
 */
export const findSetting = (block: string): LegalSetting | undefined =>
  LEGAL_SETTINGS.find((setting) => block.toLowerCase().includes(setting.replace(/s$/, '')));

/** Components that legal documents use without an import. */
export const LEGAL_BLOCKS = ['Fact', ...LEGAL_TABLES, ...LEGAL_SERVERS, ...LEGAL_CONDITIONS] as const;

/** HTML tags that legal documents may use. */
export const LEGAL_HTML = ['br', 'sub', 'sup'];
