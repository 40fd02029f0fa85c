import { isEmail } from '../text/email.ts';
import { countCharacters, severalLines, singleLine } from '../text/typed-text.ts';

export interface ContactValues {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export type ContactField = keyof ContactValues;

/** In characters. The specification sets none; these are the checkout's, and room for a long message. */
export const CONTACT_LIMITS = {
  name: 100,
  company: 100,
  email: 255,
  phone: 30,
  message: 5000,
} as const satisfies Record<ContactField, number>;

export const CONTACT_LABELS = {
  name: 'Name',
  company: 'Company',
  email: 'Email address',
  phone: 'Phone number',
  message: 'Message',
} as const satisfies Record<ContactField, string>;

export const CONTACT_FIELDS = Object.keys(CONTACT_LABELS) as readonly ContactField[];

export const EMPTY_MESSAGE: ContactValues = { name: '', company: '', email: '', phone: '', message: '' };

const MISSING = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  message: 'Please enter a message',
} as const;

export interface CheckedMessage {
  /** Trimmed, control characters gone. */
  readonly values: ContactValues;
  readonly errors: Readonly<Partial<Record<ContactField, string>>>;
  /** Whether a required field is blank. */
  readonly missing: boolean;
}

export function checkMessage(typed: ContactValues): CheckedMessage {
  const values = {
    name: singleLine(typed.name),
    company: singleLine(typed.company),
    email: singleLine(typed.email),
    phone: singleLine(typed.phone),
    message: severalLines(typed.message),
  };
  const errorOf = (field: ContactField): string | undefined => {
    const value = values[field];
    if (value === '') return field in MISSING ? MISSING[field as keyof typeof MISSING] : undefined;
    if (countCharacters(value) > CONTACT_LIMITS[field]) {
      return `${CONTACT_LABELS[field]} must be at most ${CONTACT_LIMITS[field]} characters`;
    }
    return field === 'email' && !isEmail(value) ? 'Invalid email address' : undefined;
  };
  const found = CONTACT_FIELDS.flatMap((field) => {
    const error = errorOf(field);
    return error === undefined ? [] : [[field, error] as const];
  });
  const missing = (Object.keys(MISSING) as (keyof typeof MISSING)[]).some((field) => values[field] === '');
  return { values, errors: Object.fromEntries(found), missing };
}
