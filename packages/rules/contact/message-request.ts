import { type Answer, isSuccess } from '../delivery/answers.ts';
import { deliveryPhone } from '../form/phone.ts';
import type { Submission } from '../delivery/submission.ts';
import type { ContactValues } from './fields.ts';

/** A honeypot: people neither see nor reach it. */
export const HONEYPOT = 'website';

export const messageReference = ({ atMs, key }: Submission): string =>
  `MSG-${atMs}-${key.slice(0, 6).toUpperCase()}`;

interface Origin {
  readonly page: string;
  readonly honeypot: string;
  readonly honeypotName?: string | undefined;
  /** Of an order, where no server takes orders. */
  readonly orderNumber?: string;
}

/** What a contact endpoint receives. Fields that were left empty are absent. */
export function messageRequest(values: ContactValues, submission: Submission, origin: Origin) {
  const { page, honeypot, honeypotName = HONEYPOT, orderNumber } = origin;
  const { name, company, email, message } = values;
  const phone = deliveryPhone(values.phone);
  return {
    kind: orderNumber === undefined ? ('contact' as const) : ('order' as const),
    // A form service takes the subject for that of its mail.
    ...(orderNumber !== undefined && { orderNumber, subject: `Order ${orderNumber} from ${name}` }),
    reference: messageReference(submission),
    /** ISO 8601, by the visitor's clock. */
    submittedAt: new Date(submission.atMs).toISOString(),
    page,
    name,
    ...(company !== '' && { company }),
    email,
    ...(phone !== '' && { phone }),
    message,
    /** For the server to judge; absent from every message of a person. */
    ...(honeypot !== '' && { [honeypotName]: honeypot }),
  };
}

export type MessageRequest = Readonly<ReturnType<typeof messageRequest>>;

/** Any success is a delivered message, whatever its body. */
export const decodeMessageAnswer = (answer: Answer) =>
  isSuccess(answer) ? ({ kind: 'delivered' } as const) : undefined;
