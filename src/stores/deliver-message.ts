import { decodeFormServiceAnswer, formServiceBody } from '../domain/contact/form-service.ts';
import { messageProblem, ONCE, TWICE } from '../domain/contact/message-problem.ts';
import {
  CONTACT_FIELDS,
  decodeMessageAnswer,
  type MessageRequest,
} from '../domain/contact/message-request.ts';

import { deliver } from '../domain/delivery/deliver.ts';
import { deliveryPorts } from '../platform/network.ts';

/** In the way that the build was given: to a form service, or to a server that knows the key. */
export const deliverMessage = (
  endpoint: string,
  message: MessageRequest,
  key: string,
  cancel: AbortSignal,
) => {
  const request = { endpoint, fields: CONTACT_FIELDS, cancel };
  return deliver(
    import.meta.env.CONTACT_SERVICE === undefined
      ? { ...request, key, body: message, decode: decodeMessageAnswer }
      : {
          ...request,
          body: formServiceBody(import.meta.env.CONTACT_FIELDS ?? '', message),
          decode: (answer) => decodeFormServiceAnswer(answer, import.meta.env.CONTACT_ACCEPTED),
        },
    deliveryPorts,
  );
};

/** What is said of a message that was not delivered for certain. */
export const undelivered = (failed: Parameters<typeof messageProblem>[0], sent?: 'order') =>
  messageProblem(failed, import.meta.env.CONTACT_SERVICE === undefined ? ONCE : TWICE, sent);
