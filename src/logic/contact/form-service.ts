import {
  selectFieldMessages,
  decodeMessageResponse,
  isSuccess,
  type ReceivedResponse,
} from '../delivery/responses.ts';
import { isObject, parseJson } from '@site/rules/text/json';
import { CONTACT_FIELD_NAMES } from '@site/rules/contact/fields';
import type { MessageRequest } from '@site/rules/contact/message-request';

/**
 * Encodes a message as a browser would encode a plain HTML form, with the hidden fields that the service
 * requires.
 */
export const encodeFormServiceBody = (hiddenFields: string, message: MessageRequest) =>
  new URLSearchParams([...new URLSearchParams(hiddenFields), ...Object.entries(message)]);

/**
 * Decodes a form service's response. `successField` is a field that every response of the service has if the
 * message was accepted. For a service without such a field, any 2xx means that the message was accepted.
 */
export function decodeFormServiceResponse(response: ReceivedResponse, successField: string | undefined) {
  const body = parseJson(response.text);
  const bodyFields = isObject(body) ? body : {};
  if (isSuccess(response))
    return successField === undefined || bodyFields[successField]
      ? decodeMessageResponse(response)
      : undefined;
  // Formspree lists errors by the names that the site gave to its fields.
  const serviceErrors = Array.isArray(bodyFields.errors) ? bodyFields.errors.filter(isObject) : [];
  const messagesByField = Object.fromEntries(
    serviceErrors.map(({ field, message }) => [String(field), message]),
  );
  const errors = selectFieldMessages(messagesByField, CONTACT_FIELD_NAMES);
  return errors && ({ kind: 'rejected', errors } as const);
}
