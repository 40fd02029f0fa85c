import type { SubmissionId } from '../delivery/idempotency.ts';
import { deliveryPhone } from '../form/phone.ts';
import { HONEYPOT, type ContactValues } from './fields.ts';

export const messageReference = ({ atMs, key }: SubmissionId): string =>
  `MSG-${atMs}-${key.slice(0, 6).toUpperCase()}`;

interface Origin {
  readonly page: string;
  readonly honeypot: string;
  readonly honeypotName?: string | undefined;
  /** Given for an order where no server takes orders. */
  readonly orderNumber?: string;
}

/** The request that a contact endpoint receives. Fields that were left empty are absent. */
export function messageRequest(values: ContactValues, id: SubmissionId, origin: Origin) {
  const { page, honeypot, honeypotName = HONEYPOT, orderNumber } = origin;
  const { name, company, email, message } = values;
  const phone = deliveryPhone(values.phone);
  return {
    kind: orderNumber === undefined ? ('contact' as const) : ('order' as const),
    // A form service uses the subject for its mail.
    ...(orderNumber !== undefined && { orderNumber, subject: `Order ${orderNumber} from ${name}` }),
    reference: messageReference(id),
    /** ISO 8601, by the visitor's clock. */
    submittedAt: new Date(id.atMs).toISOString(),
    page,
    name,
    ...(company !== '' && { company }),
    email,
    ...(phone !== '' && { phone }),
    message,
    /** The server judges it; no message of a person has it. */
    ...(honeypot !== '' && { [honeypotName]: honeypot }),
  };
}

export type MessageRequest = Readonly<ReturnType<typeof messageRequest>>;
