/** Contact messages: as JSON from the page's script, or as a plain form where none runs. */
import type { Context } from 'hono';
import { checkMessage, type ContactValues } from '../../src/domain/contact/message.ts';
import { HONEYPOT } from '../../src/domain/contact/message-delivery.ts';
import { deliveryPhone } from '../../src/domain/delivery/phone.ts';
import { singleLine } from '../../src/domain/text/typed-text.ts';
import { messageSentPath } from '../../src/site/paths.ts';
import { parseBounded } from './bounded-json.ts';
import { check, contactSchema } from './contract.schema.ts';
import { keptShortlyBefore, readForm } from './plain-form.ts';
import { isPlainForm, refuse, type Refusal } from './refusals.ts';
import type { MessageStore, Submission } from './store.ts';
import { keep, readSent, refused, type Outcome, type Sent } from './submissions.ts';

interface Ports {
  readonly store: MessageStore;
  readonly now: () => number;
  /** The site's origin. */
  readonly site: string;
}

export const MESSAGES_PATH = '/messages';

export const messageFields = (values: ContactValues, page: string) => {
  const cleaned = checkMessage(values).values;
  return { ...cleaned, phone: deliveryPhone(cleaned.phone), page: singleLine(page) };
};

/** A filled trap does not refuse anybody: browsers fill forms by themselves, and a lost customer is dearer than spam. */
function acceptMessage({ key, body }: Sent, now: () => number): Submission | Refusal {
  const checked = check(contactSchema, parseBounded(body));
  if (checked.kind === 'malformed') return { code: 'malformed' };
  if (checked.kind === 'invalid') return { code: 'invalid', fields: checked.fields };
  const { reference, page, [HONEYPOT]: trap, ...values } = checked.value;
  const fields = messageFields(values, page);
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

async function receiveJson(context: Context, { store, now }: Ports): Promise<Outcome> {
  const sent = await readSent(context);
  return 'code' in sent ? refused(sent) : keep(store, 'contact', sent, () => acceptMessage(sent, now));
}

/** Our own clock makes two bodies of the same form differ, so they are not compared: one key is one form. */
async function receiveForm(context: Context, { store, now }: Ports): Promise<Outcome> {
  const sent = await readForm(context, now());
  if ('code' in sent) return refused(sent);
  const accepted = acceptMessage(sent, now);
  if ('code' in accepted) return refused(accepted);
  const submission = (await keptShortlyBefore(sent, store)) ?? (await store.keepOnce(accepted));
  return { kind: 'kept', submission };
}

export async function postMessage(context: Context, ports: Ports): Promise<Response> {
  const plain = isPlainForm(context);
  const outcome = await (plain ? receiveForm : receiveJson)(context, ports);
  if (outcome.kind === 'refused') return refuse(context, outcome);
  // Reloading the page that follows sends nothing again.
  return plain
    ? context.redirect(ports.site + messageSentPath, 303)
    : context.json({ reference: outcome.submission.reference });
}
