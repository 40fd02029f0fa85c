/** Contact messages: as JSON from the page's script, or as a plain form where none runs. */
import type { Context } from 'hono';
import { CONTACT_FIELDS, EMPTY_MESSAGE } from '../../src/domain/contact/message.ts';
import { contactDelivery, HONEYPOT } from '../../src/domain/contact/message-delivery.ts';
import { parseJson } from '../../src/domain/text/json.ts';
import { messageSentPath, paths } from '../../src/site/paths.ts';
import { check, contactSchema } from './contract.schema.ts';
import { isPlainForm, refuse, type Refusal } from './refusals.ts';
import type { Store, Submission } from './store.ts';
import { keep, readSent, readText, refused, type Outcome, type Sent } from './submissions.ts';

interface Ports {
  readonly store: Store;
  readonly now: () => number;
  /** The site's origin. */
  readonly site: string;
}

export const MESSAGES_PATH = '/messages';

const isoTime = (now: () => number) => new Date(now()).toISOString();

/** A filled trap does not refuse anybody: browsers fill forms by themselves, and a lost customer is dearer than spam. */
function acceptMessage({ key, body }: Sent, now: () => number): Submission | Refusal {
  const checked = check(contactSchema, parseJson(body));
  if (checked.kind === 'malformed') return { code: 'malformed' };
  if (checked.kind === 'invalid') return { code: 'invalid', fields: checked.fields };
  const { reference, [HONEYPOT]: trap } = checked.value;
  return { key, kind: 'contact', reference, receivedAt: isoTime(now), suspect: trap !== '', body };
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A plain form brings no key. Its words are the key: the very same form, pressed twice, is one message. */
async function readForm(context: Context, { now }: Ports): Promise<Sent | Refusal> {
  const text = await readText(context);
  if (text === undefined) return { code: 'malformed' };
  const key = await hashOf(text);
  const sent = new URLSearchParams(text);
  const typed = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, sent.get(field) ?? '']));
  const message = contactDelivery(
    { ...EMPTY_MESSAGE, ...typed },
    { content: text, key, atMs: now() },
    { page: paths.contact, honeypot: sent.get(HONEYPOT) ?? '' },
  );
  return { key: `form-${key}`, body: JSON.stringify(message) };
}

async function receiveJson(context: Context, { store, now }: Ports): Promise<Outcome> {
  const sent = await readSent(context);
  return 'code' in sent ? refused(sent) : keep(store, sent, () => acceptMessage(sent, now));
}

/** Our own clock makes two bodies of the same form differ, so they are not compared: one key is one form. */
async function receiveForm(context: Context, ports: Ports): Promise<Outcome> {
  const sent = await readForm(context, ports);
  if ('code' in sent) return refused(sent);
  const accepted = acceptMessage(sent, ports.now);
  if ('code' in accepted) return refused(accepted);
  return { kind: 'kept', submission: await ports.store.keepOnce(accepted) };
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
