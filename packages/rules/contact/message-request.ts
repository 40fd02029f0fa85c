import type { SubmissionId } from '../delivery/idempotency.ts';
import { toInternationalPhone } from '../form/phone.ts';
import { HONEYPOT, type ContactValues } from './fields.ts';

export const createMessageReference = ({ atMs, key }: SubmissionId) =>
  `MSG-${atMs}-${key.slice(0, 6).toUpperCase()}`;

interface MessageContext {
  readonly page: string;
  /** The value of the honeypot. Empty in a message from a person. */
  readonly honeypot: string;
  /** The name under which a form service expects the honeypot. Our own server expects HONEYPOT. */
  readonly honeypotName?: string | undefined;
  /** Set for an order that is sent as a message. */
  readonly orderNumber?: string;
}

/** Creates the body of a request to a contact endpoint. Leaves out optional fields that are empty. */
export function createMessageRequest(values: ContactValues, id: SubmissionId, context: MessageContext) {
  const { page, honeypot, honeypotName = HONEYPOT, orderNumber } = context;
  const { name, company, email, message } = values;
  const phone = toInternationalPhone(values.phone);
  return {
    kind: orderNumber === undefined ? ('contact' as const) : ('order' as const),
    // A form service uses `subject` as the subject of its email.
    ...(orderNumber !== undefined && { orderNumber, subject: `Order ${orderNumber} from ${name}` }),
    reference: createMessageReference(id),
    // This is a time in ISO 8601, by the visitor's clock.
    submittedAt: new Date(id.atMs).toISOString(),
    page,
    name,
    ...(company !== '' && { company }),
    email,
    ...(phone !== '' && { phone }),
    message,
    // The server decides what to do with a message whose honeypot is filled in.
    ...(honeypot !== '' && { [honeypotName]: honeypot }),
  };
}

export type MessageRequest = Readonly<ReturnType<typeof createMessageRequest>>;
