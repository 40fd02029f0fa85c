import { countCharacters, severalLines, singleLine } from '../text/typed-text.ts';

/** Of a trimmed value. */
export interface Rule {
  readonly isRight: (value: string) => boolean;
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

/** Letters and digits of the common kind, as mail servers in general take them, and a host with a dot; lengths by RFC 5321. */
const EMAIL =
  /^(?=.{1,64}@)[A-Za-z\d_'+-]+(?:\.[A-Za-z\d_'+-]+)*@(?:[A-Za-z\d][A-Za-z\d-]{0,62}\.)+[A-Za-z]{2,63}$/u;

export const emailRule: Rule = { isRight: (value) => EMAIL.test(value), message: 'Invalid email address' };

/** The rule of an optional field. */
export const orEmpty = ({ isRight, message }: Rule): Rule => ({
  isRight: (value) => value === '' || isRight(value),
  message,
});

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
    const clean = fields[field].rows === undefined ? singleLine : severalLines;
    values[field] = typeof text === 'string' ? clean(text) : '';
    const message = messageFor(fields[field], values[field]);
    if (message !== undefined) errors[field] = message;
  }
  return { values, errors };
}
