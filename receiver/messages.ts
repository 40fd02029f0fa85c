/** Contact messages: as JSON from the page's script, or as a plain form where none runs. */
import type { Context } from 'hono';
import { contactSchema, parseBody } from './contract.schema.ts';
import { keptShortlyBefore, readForm } from './plain-form.ts';
import type { MessageReceiver } from './ports.ts';
import { isPlainForm, refuse, type Refusal } from './refusals.ts';
import type { Submission } from './store.ts';
import { keep, type Sent } from './submissions.ts';
import { checkMessage, HONEYPOT, deliveryPhone, singleLine, messageSentPath } from './site.ts';

export const MESSAGES_PATH = '/messages';

/** A filled trap does not refuse anybody: browsers fill forms by themselves, and a lost customer is dearer than spam. */
function acceptMessage({ key, body }: Sent, now: () => number): Submission | Refusal {
  const sent = parseBody(contactSchema, body);
  if (!sent) return { code: 'malformed' };
  const { reference, page, [HONEYPOT]: trap, ...typed } = sent;
  const { values, errors } = checkMessage(typed);
  if (Object.keys(errors).length > 0) return { code: 'invalid', fields: errors };
  const fields = { ...values, phone: deliveryPhone(values.phone), page: singleLine(page) };
  return {
    key,
    kind: 'contact',
    reference,
    receivedAt: new Date(now()).toISOString(),
    suspect: trap !== '',
    email: fields.email.toLowerCase(),
    fields,
    body,
  };
}

/** Our own clock makes two bodies of the same form differ, so they are not compared: one key is one form. */
async function keepForm(context: Context, { store, now }: MessageReceiver): Promise<Submission | Refusal> {
  const sent = await readForm(context, now());
  if ('code' in sent) return sent;
  const accepted = acceptMessage(sent, now);
  if ('code' in accepted) return accepted;
  return (await keptShortlyBefore(sent, store)) ?? store.keepOnce(accepted);
}

export async function postMessage(context: Context, receiver: MessageReceiver): Promise<Response> {
  const { store, now, site } = receiver;
  const plain = isPlainForm(context);
  const kept = plain
    ? await keepForm(context, receiver)
    : await keep(context, store, 'contact', (sent) => acceptMessage(sent, now));
  if ('code' in kept) return refuse(context, kept);
  // Reloading the page that follows sends nothing again.
  return plain ? context.redirect(site + messageSentPath, 303) : context.json({ reference: kept.reference });
}
