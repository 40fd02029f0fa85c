import { CONTACT_FIELDS, HONEYPOT } from '@site/rules/contact/fields';

/** Netlify accepts only the fields that it has read on the page. */
export const netlifyFields = (): readonly string[] => [
  'kind',
  'orderNumber',
  'subject',
  'reference',
  'submittedAt',
  'page',
  ...CONTACT_FIELDS,
  HONEYPOT,
];
