/** Fields that the contact form and the checkout share. */
import { phoneRule } from './phone.ts';
import { emailRule } from './text-fields.ts';

export const COMPANY_FIELD = { label: 'Company', maxLength: 100, autoComplete: 'organization' } as const;

export const EMAIL_FIELD = {
  label: 'Email address',
  maxLength: 255,
  rule: emailRule,
  autoComplete: 'email',
  type: 'email',
} as const;

export const PHONE_FIELD = {
  label: 'Phone number',
  maxLength: 20,
  rule: phoneRule,
  hint: 'Outside Kenya: with its country code',
  autoComplete: 'tel',
  type: 'tel',
} as const;
