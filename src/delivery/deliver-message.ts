import { settings } from 'virtual:delivery/settings';
import { CONTACT_FIELDS } from '@site/rules/contact/fields';
import { decodeFormServiceAnswer, formServiceBody } from '../logic/contact/form-service.ts';
import { messageProblem, ONCE, TWICE } from '../logic/contact/message-problem.ts';
import { decodeMessageAnswer, type MessageRequest } from '@site/rules/contact/message-request';
import { deliver } from '../logic/delivery/deliver.ts';
import { deliveryPorts } from '../platform/network.ts';

/** As the endpoint takes it: a form service, or a server that knows the key. */
export function deliverMessage(message: MessageRequest, key: string, cancel: AbortSignal) {
  const { service, contactEndpoint: endpoint = '' } = settings;
  const request = { endpoint, fields: CONTACT_FIELDS, cancel };
  return deliver(
    service
      ? {
          ...request,
          body: formServiceBody(service.fields, message),
          decode: (answer) => decodeFormServiceAnswer(answer, service.accepted),
        }
      : { ...request, key, body: message, decode: decodeMessageAnswer },
    deliveryPorts,
  );
}

/** What is said of a message that was not delivered for certain. */
export const undelivered = (failed: Parameters<typeof messageProblem>[0], sent?: 'order') =>
  messageProblem(failed, settings.service ? TWICE : ONCE, sent);
