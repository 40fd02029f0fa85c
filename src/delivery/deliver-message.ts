import { settings } from 'virtual:delivery/settings';
import { CONTACT_FIELD_NAMES } from '@site/rules/contact/fields';
import type { MessageRequest } from '@site/rules/contact/message-request';
import { decodeFormServiceResponse, encodeFormServiceBody } from '#logic/contact/form-service.ts';
import { describeMessageProblem, SAFE_TO_RESEND, MAY_ARRIVE_TWICE } from '#logic/contact/message-problem.ts';
import { decodeMessageResponse, type ReceivedResponse } from '#logic/delivery/responses.ts';
import type { ShowFieldErrors } from '#logic/delivery/interfaces.ts';
import { $problem, submit } from './sending.ts';

/**
 * Sends a message to a form service, or to a server that follows our contract. Returns true once a response
 * confirms that the message arrived. If no response confirms the message, the fields say what to correct, or
 * `$problem` says what happened: sometimes, that no one knows whether the message arrived.
 */
export async function deliverMessage(
  message: MessageRequest,
  key: string,
  showFieldErrors: ShowFieldErrors,
  messageKind?: 'order',
) {
  const { service, contactEndpoint: endpoint = '' } = settings;
  const request = service
    ? {
        body: encodeFormServiceBody(service.hiddenFields, message),
        decode: (response: ReceivedResponse) => decodeFormServiceResponse(response, service.successField),
      }
    : { key, body: message, decode: decodeMessageResponse };
  const outcome = await submit({ endpoint, fieldNames: CONTACT_FIELD_NAMES, ...request });
  if (outcome.kind === 'delivered') return true;
  if (outcome.kind === 'rejected') showFieldErrors(outcome.errors);
  $problem.set(describeMessageProblem(outcome, service ? MAY_ARRIVE_TWICE : SAFE_TO_RESEND, messageKind));
  return false;
}
