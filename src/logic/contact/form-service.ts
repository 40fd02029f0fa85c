import { cleanFields, decodeMessageAnswer, isSuccess, type Answer } from '../delivery/answers.ts';
import { isRecord, parseJson } from '@site/rules/text/json';
import { CONTACT_FIELDS } from '@site/rules/contact/fields';
import type { MessageRequest } from '@site/rules/contact/message-request';

/** Encodes a message like a plain HTML form, with the fields that the service wants. */
export const encodeFormServiceBody = (fixed: string, message: MessageRequest): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(fixed), ...Object.entries(message)]);

/**
 * Reads a form service's answer. `accepted` is a field that every successful answer of the service has. Any
 * success counts if the service has no such field.
 */
export function decodeFormServiceAnswer(answer: Answer, accepted: string | undefined) {
  const body = parseJson(answer.text);
  const answered = isRecord(body) ? body : {};
  if (isSuccess(answer))
    return accepted === undefined || answered[accepted] ? decodeMessageAnswer(answer) : undefined;
  // Formspree lists errors by the names that the site gave to its fields.
  const errors = Array.isArray(answered.errors) ? answered.errors.filter(isRecord) : [];
  const listed = Object.fromEntries(errors.map(({ field, message }) => [String(field), message]));
  const fields = cleanFields(listed, CONTACT_FIELDS);
  return fields && ({ kind: 'refused', fields } as const);
}
