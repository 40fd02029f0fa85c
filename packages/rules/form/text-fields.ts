import { countCharacters, cleanMultiline, cleanSingleLine } from '../text/clean-text.ts';

/** Checks the value of a field, after it has been cleaned and normalised. */
export interface FieldRule {
  readonly isValid: (value: string) => boolean;
  /** Removes characters that are certainly not part of the value. It runs before the check. */
  readonly normalise?: (value: string) => string;
  readonly message: string;
}

export interface TextField {
  readonly label: string;
  /** The maximum number of characters, counted after the value has been cleaned. */
  readonly maxLength: number;
  /** The field is required if this rule rejects the empty string. */
  readonly rule?: FieldRule;
  /** Explains what to type, if the label is not enough. */
  readonly hint?: string;
  /** The HTML attribute that tells browsers how to fill in the field. */
  readonly autoComplete?: string;
  /** The type of the input, by which phones choose their keyboard. */
  readonly type?: 'email' | 'tel';
  /** Makes the field a text area with this number of lines. */
  readonly rows?: number;
}

export type TextFields<Name extends string> = Readonly<Record<Name, TextField>>;

export const isRequired = ({ rule }: TextField) => rule?.isValid('') === false;

/** Requires at least `min` characters. */
export const createMinLengthRule = (min: number, message: string): FieldRule => ({
  isValid: (value) => countCharacters(value) >= min,
  message,
});

/**
 * Matches an address by the rule of browsers (HTML, 4.10.5.1.5). In addition, the host must have a dot, and
 * the part before the @ at most 64 characters (RFC 5321, 4.5.3.1.1).
 */
const EMAIL_PATTERN = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@\b(?:[a-z\d-]{0,62}[a-z\d](?:\.\b|$)){2,}$/i;

export const emailRule: FieldRule = {
  isValid: (value) => EMAIL_PATTERN.test(value),
  /** Extracts the address from `Name <a@b.ke>`, the form in which email programs copy an address. */
  normalise: (value) => /^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value,
  message: 'Invalid email address',
};

/**
 * Returns a message for a wrong value. Rejects a web address in a single-line field such as a name. Our
 * emails repeat these values, so anyone could otherwise use the form to send strangers a link in our name.
 */
function findFieldError(
  { label, maxLength, rule, type, rows }: TextField,
  value: string,
): string | undefined {
  if (rule && !rule.isValid(value)) return rule.message;
  if (!type && !rows && /:\/\/|www\./iu.test(value)) return `${label} must not contain a web address`;
  return countCharacters(value) > maxLength ? `${label} must be at most ${maxLength} characters` : undefined;
}

/** Returns the cleaned values, and a message for each wrong field, in the order of the form. */
export function checkFields<Name extends string>(
  fields: TextFields<Name>,
  uncheckedValues: Readonly<Partial<Record<Name, unknown>>>,
) {
  const values = {} as Record<Name, string>;
  const errors: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(fields) as Name[]) {
    const field = fields[name];
    const cleanText = field.rows === undefined ? cleanSingleLine : cleanMultiline;
    const text = uncheckedValues[name];
    const cleanedText = typeof text === 'string' ? cleanText(text) : '';
    const value = field.rule?.normalise?.(cleanedText) ?? cleanedText;
    values[name] = value;
    const message = findFieldError(field, value);
    if (message !== undefined) errors[name] = message;
  }
  return { values, errors };
}
