import { decodeFields, isSuccess, type Answer } from '../delivery/answers.ts';
import { isRecord, parseJson } from '@site/rules/text/json';
import { CONTACT_FIELDS } from '@site/rules/contact/fields';
import type { MessageRequest } from '@site/rules/contact/message-request';

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
