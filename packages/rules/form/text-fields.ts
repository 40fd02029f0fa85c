import { countCharacters, severalLines, singleLine } from '../text/typed-text.ts';

/** Checks a value that has been trimmed. */
export interface Rule {
  readonly isRight: (value: string) => boolean;
  /** Takes away what is certainly no part of the value, before it is checked and sent. */
  readonly normalize?: (value: string) => string;
  readonly message: string;
}

export interface TextField {
  readonly label: string;
  /** In characters, which are counted after trimming. */
  readonly max: number;
  /** The field is required if its rule refuses what is empty. */
  readonly rule?: Rule;
  /** What it is for, where its label does not say so. */
  readonly hint?: string;
  /** What browsers fill in. */
  readonly autoComplete?: string;
  /** Also the keyboard of phones. */
  readonly type?: 'email' | 'tel';
  /** Of a field for several lines. */
  readonly rows?: number;
}

export const isRequired = ({ rule }: TextField): boolean => rule?.isRight('') === false;

export type TextFields<Field extends string> = Readonly<Record<Field, TextField>>;

/** In characters. */
export const atLeast = (min: number, message: string): Rule => ({
  isRight: (value) => countCharacters(value) >= min,
  message,
});

/** The rule of browsers (HTML, 4.10.5.1.5), and a host with a dot; lengths by RFC 5321. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@\b(?:[a-z\d-]{0,62}[a-z\d](?:\.\b|$)){2,}$/i;

export const emailRule: Rule = {
  isRight: (value) => EMAIL.test(value),
  /** Mail programs copy an address as `Name <a@b.ke>`. */
  normalize: (value) => /^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value,
  message: 'Invalid email address',
};

/** Names and addresses go into mails that may reach someone else: they lead nowhere. */
function messageFor({ label, max, rule, type, rows }: TextField, value: string): string | undefined {
  if (rule && !rule.isRight(value)) return rule.message;
  if (!type && !rows && /:\/\/|www\./iu.test(value)) return `${label} must not contain a web address`;
  return countCharacters(value) > max ? `${label} must be at most ${max} characters` : undefined;
}

/** Values as they are sent, and a message for each field that is wrong, in the order of the form. */
export function checkFields<Field extends string>(
  fields: TextFields<Field>,
  typed: Readonly<Partial<Record<Field, unknown>>>,
) {
  const values = {} as Record<Field, string>;
  const errors: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(fields) as Field[]) {
    const text = typed[field];
    const { rows, rule } = fields[field];
    const clean = rows === undefined ? singleLine : severalLines;
    const value = typeof text === 'string' ? clean(text) : '';
    values[field] = rule?.normalize?.(value) ?? value;
    const message = messageFor(fields[field], values[field]);
    if (message !== undefined) errors[field] = message;
  }
  return { values, errors };
}
