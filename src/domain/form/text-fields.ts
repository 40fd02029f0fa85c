import { countCharacters, severalLines, singleLine } from '../text/typed-text.ts';

/** Of a trimmed value. */
export interface Rule {
  readonly isRight: (value: string) => boolean;
  readonly message: string;
}

interface TextField {
  readonly label: string;
  readonly clean: (typed: string) => string;
  /** The first that is broken is told. */
  readonly rules: readonly Rule[];
}

type TextFields<Field extends string> = Readonly<Record<Field, TextField>>;

/** In characters, which are counted after trimming. */
export const atLeast = (min: number, message: string): Rule => ({
  isRight: (value) => countCharacters(value) >= min,
  message,
});

const atMost = (max: number, label: string): Rule => ({
  isRight: (value) => countCharacters(value) <= max,
  message: `${label} must be at most ${max} characters`,
});

/** Letters and digits of the common kind, as mail servers in general take them, and a host with a dot. */
const EMAIL = /^[A-Za-z\d_'+-]+(?:\.[A-Za-z\d_'+-]+)*@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/u;

export const emailRule: Rule = { isRight: (value) => EMAIL.test(value), message: 'Invalid email address' };

/** Without a rule of its own it is optional. */
export const textField = (label: string, max: number, ...rules: readonly Rule[]): TextField => ({
  label,
  clean: singleLine,
  rules: [...rules, atMost(max, label)],
});

export const textArea = (...field: Parameters<typeof textField>): TextField => ({
  ...textField(...field),
  clean: severalLines,
});

/** Values as they are sent, and a message for each field that is wrong, in the order of the form. */
export function checkFields<Field extends string>(
  fields: TextFields<Field>,
  typed: Readonly<Partial<Record<Field, unknown>>>,
) {
  const values = {} as Record<Field, string>;
  const errors: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(fields) as Field[]) {
    const { clean, rules } = fields[field];
    const text = typed[field];
    const value = typeof text === 'string' ? clean(text) : '';
    values[field] = value;
    const broken = rules.find(({ isRight }) => !isRight(value));
    if (broken) errors[field] = broken.message;
  }
  return { values, errors };
}
