import { settings } from 'virtual:delivery/settings';
import { CONTACT_FIELDS } from '@site/rules/contact/fields';
import { decodeMessageAnswer } from '../logic/contact/message-answer.ts';
import type { MessageRequest } from '@site/rules/contact/message-request';
import { decodeFormServiceAnswer, encodeFormServiceBody } from '../logic/contact/form-service.ts';
import {
  describeMessageProblem,
  SAFE_TO_RESEND,
  MAY_ARRIVE_TWICE,
} from '../logic/contact/message-problem.ts';
import { deliver } from '../logic/delivery/deliver.ts';
import type { Refuse } from '../logic/delivery/ways.ts';
import { deliveryPorts } from '../platform/network.ts';
import { $problem, whileSending } from './sending.ts';

/**
 * Sends a message to a form service, or to a server that knows the idempotency key. Returns whether it
 * arrived. Otherwise `$problem` says why.
 */
export async function deliverMessage(
  message: MessageRequest,
  key: string,
  refuse: Refuse,
  sent?: 'order',
): Promise<boolean> {
  const { service, contactEndpoint: endpoint = '' } = settings;
  const outcome = await whileSending((cancel) => {
    const request = { endpoint, fields: CONTACT_FIELDS, cancel };
    if (!service)
      return deliver({ ...request, key, body: message, decode: decodeMessageAnswer }, deliveryPorts);
    const { fields, accepted } = service;
    return deliver(
      {
        ...request,
        body: encodeFormServiceBody(fields, message),
        decode: (answer) => decodeFormServiceAnswer(answer, accepted),
      },
      deliveryPorts,
    );
  });
  if (outcome.kind === 'delivered') return true;
  if (outcome.kind === 'refused') refuse(outcome.fields);
  $problem.set(describeMessageProblem(outcome, service ? MAY_ARRIVE_TWICE : SAFE_TO_RESEND, sent));
  return false;
}
