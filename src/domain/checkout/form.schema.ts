import * as z from 'zod/mini';
import { countCharacters, severalLines, singleLine } from '../typed-text.ts';
import { CHECKOUT_FIELDS, CHECKOUT_LABELS, type CheckoutField } from './fields.ts';
import { CHECKOUT_LIMITS as LIMITS } from './limits.ts';

const atLeast = (min: number, message: string) =>
  z.refine<string>((value) => countCharacters(value) >= min, message);

const atMost = (field: keyof typeof LIMITS) =>
  z.refine<string>(
    (value) => countCharacters(value) <= LIMITS[field].max,
    `${CHECKOUT_LABELS[field]} must be at most ${LIMITS[field].max} characters`,
  );

const required = (
  field: 'fullName' | 'billingAddress' | 'city' | 'postalCode' | 'country',
  message: string,
) => z.string(message).check(z.overwrite(singleLine), atLeast(LIMITS[field].min, message), atMost(field));

const PHONE_MESSAGE = `Phone number must be at least ${LIMITS.phone.min} digits`;
const EMAIL_MESSAGE = 'Invalid email address';

/** Digits of a phone number may be set apart by spaces and `+ ( ) - .`, and by nothing else. */
const isPhone = (value: string) =>
  /^[\d +().-]*$/u.test(value) && value.replace(/\D/gu, '').length >= LIMITS.phone.min;

export const checkoutFormSchema = z.object({
  fullName: required('fullName', `Full name must be at least ${LIMITS.fullName.min} characters`),
  email: z.string(EMAIL_MESSAGE).check(z.overwrite(singleLine), z.email(EMAIL_MESSAGE), atMost('email')),
  phone: z
    .string(PHONE_MESSAGE)
    .check(z.overwrite(singleLine), z.refine(isPhone, PHONE_MESSAGE), atMost('phone')),
  company: z._default(z.string().check(z.overwrite(singleLine), atMost('company')), ''),
  billingAddress: required('billingAddress', 'Please enter your billing address'),
  city: required('city', 'City is required'),
  postalCode: required('postalCode', 'Postal code is required'),
  country: required('country', 'Country is required'),
  notes: z._default(z.string().check(z.overwrite(severalLines), atMost('notes')), ''),
  agreedToTerms: z.literal(true, 'You must agree to the terms'),
});

/** The billing form once it is right: trimmed, and agreed to. */
export type CheckoutForm = Readonly<z.infer<typeof checkoutFormSchema>>;

export type CheckedForm =
  | { readonly ok: true; readonly form: CheckoutForm }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<CheckoutField, string>>> };

/** One message per field, in the order of the form. */
export function checkCheckoutForm(values: Readonly<Partial<Record<CheckoutField, unknown>>>): CheckedForm {
  const result = checkoutFormSchema.safeParse(values);
  if (result.success) return { ok: true, form: result.data };
  const { issues } = result.error;
  const messages = CHECKOUT_FIELDS.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [[field, issue.message] as const] : [];
  });
  return { ok: false, errors: Object.fromEntries(messages) };
}
