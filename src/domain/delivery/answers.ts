import { singleLine } from '../text/typed-text.ts';
import { isRecord, parseJson } from '../text/json.ts';

/** An answer as it came over the network. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** What is shown beside a field is a sentence; whatever is longer is cut. */
const FIELD_MESSAGE_LENGTH = 200;

/** How a server may name an order or a message. Anything else could be a text for the visitor to believe. */
export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/u.test(value);

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The messages of a 422, of the fields that there are; nothing where it names none of them. */
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
