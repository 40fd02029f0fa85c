import { CONTACT_FIELDS, HONEYPOT } from '@site/rules/contact/fields';

/** Lists the fields of a message. Netlify accepts only fields that it has read on the page. */
export const listNetlifyFields = (): readonly string[] => [
  'kind',
  'orderNumber',
  'subject',
  'reference',
  'submittedAt',
  'page',
  ...CONTACT_FIELDS,
  HONEYPOT,
];
