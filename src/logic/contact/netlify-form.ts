import { CONTACT_FIELD_NAMES, HONEYPOT } from '@site/rules/contact/fields';

/**
 * Lists the fields of a message. Netlify finds the form on a page, and accepts only the fields of that form.
 */
export const listNetlifyFields = (): readonly string[] => [
  'kind',
  'orderNumber',
  'subject',
  'reference',
  'submittedAt',
  'page',
  ...CONTACT_FIELD_NAMES,
  HONEYPOT,
];
