import { decodeFields, isSuccess, type Answer } from '../delivery/answers.ts';
import type { Problem } from '../form/feedback.ts';
import { isRecord, parseJson } from '../text/json.ts';
import { messageRequest, HONEYPOT, type MessageRequest } from './message-request.ts';
import { messageProblem } from './message-problem.ts';
import { CONTACT_FIELDS, EMPTY_MESSAGE } from './message.ts';

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

/** A message as a form service takes it: as a plain form would send it, with the fields that the service wants. */
export const formServiceBody = (fixed: string, message: MessageRequest): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(fixed), ...Object.entries(message)]);

/** `accepted` is what an answer names that has taken the message; without one, any success will do. */
export function decodeFormServiceAnswer(answer: Answer, accepted: string | undefined) {
  const body = parseJson(answer.text);
  const said = isRecord(body) ? body : {};
  if (isSuccess(answer)) {
    const isTaken = accepted === undefined || Boolean(said[accepted]);
    return isTaken ? ({ kind: 'delivered' } as const) : undefined;
  }
  // Formspree's list; the fields have the names that the site gave them.
  const errors = Array.isArray(said.errors) ? said.errors.filter(isRecord) : [];
  const listed = Object.fromEntries(errors.map(({ field, message }) => [String(field), message]));
  const fields = decodeFields({ status: 422, text: JSON.stringify({ fields: listed }) }, CONTACT_FIELDS);
  return fields && ({ kind: 'refused', fields } as const);
}

const TWICE = 'if you send it again, it may arrive twice.';

/** No key travels, so a message that is sent again may arrive twice. */
export function formServiceProblem(failed: Parameters<typeof messageProblem>[0]): Problem | undefined {
  if (failed.kind === 'unknown') {
    return {
      title: 'We cannot tell whether your message arrived',
      text: `No answer came that says so. Your message is kept here: ${TWICE}`,
    };
  }
  const problem = messageProblem(failed);
  return failed.kind === 'cancelled' && problem
    ? { ...problem, text: `Your message is kept here. It may have left already: ${TWICE}` }
    : problem;
}
