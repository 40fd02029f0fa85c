import { CONTACT_FIELDS } from './fields.ts';
import { HONEYPOT } from './message-request.ts';

/** The form's name in Netlify's list, and in the page that Netlify reads it from. */
export const NETLIFY_FORM = 'contact';

/** Netlify takes no field that it has not read there. */
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
