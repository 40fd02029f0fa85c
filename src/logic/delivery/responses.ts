import { cleanSingleLine } from '@site/rules/text/clean-text';
import { isObject, parseJson } from '@site/rules/text/json';

export interface ReceivedResponse {
  readonly status: number;
  readonly text: string;
}

/** The maximum length of a server's message about a field. The rest is cut off. */
const MAX_FIELD_MESSAGE_LENGTH = 200;

/**
 * Checks the reference that a server gives to an order or a message. A string with spaces or other characters
 * is rejected, because it could mislead the visitor.
 */
export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/u.test(value);

export const isSuccess = ({ status }: ReceivedResponse) => status >= 200 && status < 300;

/**
 * Decodes the response to a message. Any 2xx means that the message was delivered, whatever the body says.
 */
export const decodeMessageResponse = (response: ReceivedResponse) =>
  isSuccess(response) ? ({ kind: 'delivered' } as const) : undefined;

const cleanFieldMessage = (message: unknown) =>
  typeof message === 'string'
    ? Array.from(cleanSingleLine(message)).slice(0, MAX_FIELD_MESSAGE_LENGTH).join('')
    : '';

/** Selects the messages about known fields. Returns `undefined` if there are none. */
export function selectFieldMessages(
  messagesByField: Readonly<Record<string, unknown>>,
  knownFields: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const messages = knownFields.map((field) => [field, cleanFieldMessage(messagesByField[field])] as const);
  const presentMessages = messages.filter(([, message]) => message !== '');
  return presentMessages.length > 0 ? Object.fromEntries(presentMessages) : undefined;
}

/** Decodes the messages of a 422 about known fields. Returns `undefined` if there are none. */
export function decodeFieldMessages({ status, text }: ReceivedResponse, knownFields: readonly string[]) {
  const body = parseJson(text);
  return status === 422 && isObject(body) && isObject(body.fields)
    ? selectFieldMessages(body.fields, knownFields)
    : undefined;
}
