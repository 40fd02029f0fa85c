import { CONTACT_FIELD_NAMES, HONEYPOT } from '@site/rules/contact/fields';

/** Lists the fields of a message. Netlify accepts only the fields of a form that it has found on a page. */
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
