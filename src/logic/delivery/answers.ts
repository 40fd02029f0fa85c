import { singleLine } from '@site/rules/text/typed-text';
import { isRecord, parseJson } from '@site/rules/text/json';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** In characters; longer messages are cut. */
const FIELD_MESSAGE_LENGTH = 200;

/** How a server may name an order or a message. Anything else could be text for the visitor to believe. */
export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/u.test(value);

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The messages of a 422 for known fields; `undefined` where there are none. */
export function decodeFields(
  { status, text }: Answer,
  known: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (status !== 422) return undefined;
  const body = parseJson(text);
  const fields = isRecord(body) ? body.fields : undefined;
  if (!isRecord(fields)) return undefined;
  const found = known.flatMap((field): [string, string][] => {
    const message = fields[field];
    const words = typeof message === 'string' ? singleLine(message) : '';
    return words === '' ? [] : [[field, Array.from(words).slice(0, FIELD_MESSAGE_LENGTH).join('')]];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
