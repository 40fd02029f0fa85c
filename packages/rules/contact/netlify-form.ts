import { CONTACT_FIELDS } from './fields.ts';
import { HONEYPOT, messageRequest } from './message-request.ts';
import { EMPTY_MESSAGE } from './message.ts';

/** The form's name in Netlify's list, and in the page that Netlify reads it from. */
export const NETLIFY_FORM = 'contact';

/** Netlify takes no field that it has not read there. */
export const netlifyFields = (): readonly string[] => [
  ...new Set([
    ...Object.keys(
      messageRequest(EMPTY_MESSAGE, { content: '', key: '', atMs: 0 }, { page: '', honeypot: '' }),
    ),
    ...CONTACT_FIELDS,
    HONEYPOT,
  ]),
];
