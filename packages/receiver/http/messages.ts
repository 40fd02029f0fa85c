/** Takes contact messages: JSON from the page's script, or a plain form from a browser without one. */
import { hash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { messageSentPath, paths } from '@site/rules/urls/paths';
import { HONEYPOT } from '@site/rules/contact/fields';
import { checkMessage, EMPTY_MESSAGE } from '@site/rules/contact/message';
import { createMessageRequest } from '@site/rules/contact/message-request';
import { toInternationalPhone } from '@site/rules/form/phone';
import { cleanSingleLine } from '@site/rules/text/typed-text';
import type { Ports } from '../ports.ts';
import type { Submission } from '../store/rows.ts';
import { contactSchema, type ReceivedMessage } from './contract.schema.ts';
import { isPlainForm, refuse, type Refusal } from './refusals.ts';
import { readText, receiveSubmission, type Received } from './submissions.ts';

export const MESSAGES_PATH = '/messages';

/**
 * Checks a message. A filled honeypot only marks the message as suspect, because browsers fill in forms too,
 * and a lost customer costs more than spam.
 */
function createMessageSubmission(
  { key, value, body }: Received<ReceivedMessage>,
  nowMs: number,
): Submission | Refusal {
  const { reference, page, orderNumber, [HONEYPOT]: honeypot = '' } = value;
  const { values, errors } = checkMessage(value);
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
      ...(orderNumber !== undefined && { orderNumber }),
    },
    body,
  };
}

/**
 * The time within which the same form counts as one press of the button. After this time the form is a new
 * message.
 */
const SAME_FORM_MS = 60 * 60 * 1000;

/**
 * Receives a plain form. The form has no key, so the key is made from its text and the hour. A key in a
 * header has no spaces, so the two kinds of keys are never equal.
 */
async function receiveForm(context: Context, { store, now }: Ports): Promise<Submission | Refusal> {
  const text = await readText(context);
  if (text === undefined) return { code: 'malformed' };
  const nowMs = now();
  const textHash = hash('sha256', text);
  const form = new URLSearchParams(text);
  const value = createMessageRequest(
    { ...EMPTY_MESSAGE, ...Object.fromEntries(form) },
    { key: textHash, atMs: nowMs },
    { page: paths.contact, honeypot: form.get(HONEYPOT) ?? '' },
  );
  const key = `form ${textHash} ${Math.floor(nowMs / SAME_FORM_MS)}`;
  const submission = createMessageSubmission({ key, value, body: JSON.stringify(value) }, nowMs);
  return 'code' in submission ? submission : store.storeOnce(submission);
}

export const createMessageRoutes = (ports: Ports) =>
  new Hono().post('/', async (context) => {
    const { store, now, siteOrigin } = ports;
    const isForm = isPlainForm(context);
    const result = isForm
      ? await receiveForm(context, ports)
      : await receiveSubmission(context, store, 'contact', contactSchema, (received) =>
          createMessageSubmission(received, now()),
        );
    if ('code' in result) return refuse(context, result);
    // After a redirect, reloading the next page does not send the form again.
    return isForm
      ? context.redirect(siteOrigin + messageSentPath, 303)
      : context.json({ reference: result.reference });
  });
