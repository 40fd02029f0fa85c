/** Receives contact messages: JSON from a page's script, or a plain form from a browser without scripts. */
import { hash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { messageSentPath, paths } from '@site/rules/urls/paths';
import { HONEYPOT } from '@site/rules/contact/fields';
import { checkMessage, EMPTY_MESSAGE } from '@site/rules/contact/message';
import { createMessageRequest } from '@site/rules/contact/message-request';
import { toInternationalPhone } from '@site/rules/form/phone';
import { cleanSingleLine } from '@site/rules/text/clean-text';
import type { Ports } from '../ports.ts';
import type { Submission } from '../store/rows.ts';
import { messageSchema, type ReceivedMessage } from './contract.schema.ts';
import { isPlainForm, reject, type Rejection } from './rejections.ts';
import { readBody, receiveSubmission, type ReceivedRequest } from './submissions.ts';

export const MESSAGES_PATH = '/messages';

/**
 * Checks a message, and creates its submission. A filled honeypot only marks the message as suspect, because
 * a browser's autofill may have filled it, and a lost customer costs more than spam.
 */
function createMessageSubmission(
  { key, request, body }: ReceivedRequest<ReceivedMessage>,
  nowMs: number,
): Submission | Rejection {
  const { reference, page, orderNumber, [HONEYPOT]: honeypot = '' } = request;
  const { values, errors } = checkMessage(request);
  if (Object.keys(errors).length > 0) return { code: 'invalid', fields: errors };
  return {
    key,
    kind: 'contact',
    reference,
    receivedAt: new Date(nowMs).toISOString(),
    suspect: honeypot !== '',
    email: values.email.toLowerCase(),
    fields: {
      ...values,
      phone: toInternationalPhone(values.phone),
      page: cleanSingleLine(page),
      orderNumber,
    },
    body,
  };
}

/** A form that is sent twice within one period of this length counts as one message. */
const DUPLICATE_FORM_PERIOD_MS = 60 * 60 * 1000;

/**
 * Receives a plain form. A plain form has no idempotency key, so the key is made from its text and the number
 * of the current period. The key contains spaces, so it never equals a key that came in a header.
 */
async function receivePlainForm(context: Context, { store, now }: Ports): Promise<Submission | Rejection> {
  const text = await readBody(context);
  if (text === undefined) return { code: 'malformed' };
  const nowMs = now();
  const textHash = hash('sha256', text);
  const form = new URLSearchParams(text);
  const request = createMessageRequest(
    { ...EMPTY_MESSAGE, ...Object.fromEntries(form) },
    { key: textHash, atMs: nowMs },
    { page: paths.contact, honeypot: form.get(HONEYPOT) ?? '' },
  );
  const key = `form ${textHash} ${Math.floor(nowMs / DUPLICATE_FORM_PERIOD_MS)}`;
  const submission = createMessageSubmission({ key, request, body: JSON.stringify(request) }, nowMs);
  return 'code' in submission ? submission : store.storeOnce(submission);
}

export const createMessageRoutes = (ports: Ports) =>
  new Hono().post('/', async (context) => {
    const { store, now, siteOrigin } = ports;
    const isForm = isPlainForm(context);
    const submissionOrRejection = isForm
      ? await receivePlainForm(context, ports)
      : await receiveSubmission(context, store, 'contact', messageSchema, (received) =>
          createMessageSubmission(received, now()),
        );
    if ('code' in submissionOrRejection) return reject(context, submissionOrRejection);
    // Because of the redirect, a reload does not send the form again.
    return isForm
      ? context.redirect(siteOrigin + messageSentPath, 303)
      : context.json({ reference: submissionOrRejection.reference });
  });
