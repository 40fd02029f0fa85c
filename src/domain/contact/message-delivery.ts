import { type Answer, isSuccess } from '../delivery/answers.ts';
import { deliveryPhone } from '../delivery/phone.ts';
import type { Submission } from '../delivery/submission.ts';
import type { ContactValues } from './message.ts';

/** A honeypot: people neither see nor reach it. */
export const HONEYPOT = 'website';

/** What a contact endpoint receives. Fields that were left empty are absent. */
export interface ContactDelivery {
  readonly kind: 'contact';
  readonly reference: string;
  /** ISO 8601, by the visitor's clock. */
  readonly submittedAt: string;
  readonly page: string;
  readonly name: string;
  readonly company?: string;
  readonly email: string;
  /** Kenyan numbers as `+254712345678`. */
  readonly phone?: string;
  readonly message: string;
  /** For the server to judge; absent from every message of a person. */
  readonly [HONEYPOT]?: string;
}

export const contactReference = ({ atMs, key }: Submission): string =>
  `MSG-${atMs}-${key.slice(0, 6).toUpperCase()}`;

export function contactDelivery(
  values: ContactValues,
  submission: Submission,
  { page, honeypot }: { readonly page: string; readonly honeypot: string },
): ContactDelivery {
  const { name, company, email, message } = values;
  const phone = deliveryPhone(values.phone);
  return {
    kind: 'contact',
    reference: contactReference(submission),
    submittedAt: new Date(submission.atMs).toISOString(),
    page,
    name,
    ...(company !== '' && { company }),
    email,
    ...(phone !== '' && { phone }),
    message,
    ...(honeypot !== '' && { [HONEYPOT]: honeypot }),
  };
}

export interface Delivered {
  readonly kind: 'delivered';
}

/** Any success is a delivered message, whatever its body. */
export const decodeContactAnswer = (answer: Answer): Delivered | undefined =>
  isSuccess(answer) ? { kind: 'delivered' } : undefined;
