/** Contact messages: as JSON from the page's script, or as a plain form where none runs. */
import { Hono, type Context } from 'hono';
import { sha256 } from 'hono/utils/crypto';
import {
  checkMessage,
  CONTACT_FIELDS,
  messageRequest,
  deliveryPhone,
  EMPTY_MESSAGE,
  HONEYPOT,
  messageSentPath,
  paths,
  singleLine,
} from '../site.ts';
import type { Submission } from '../store/submissions.ts';
import { contactSchema, parseBody } from './contract.schema.ts';
import type { MessageReceiver } from './ports.ts';
import { isPlainForm, refuse, type Refusal } from './refusals.ts';
import { readText, receive, type Sent } from './submissions.ts';

export const MESSAGES_PATH = '/messages';

/** A filled trap refuses no one: browsers fill forms by themselves, and a lost customer is dearer than spam. */
function acceptMessage({ key, body }: Sent, now: () => number): Submission | Refusal {
  const sent = parseBody(contactSchema, body);
  if (!sent) return { code: 'malformed' };
  const { reference, page, [HONEYPOT]: trap, ...typed } = sent;
  const { values, errors } = checkMessage(typed);
  if (Object.keys(errors).length > 0) return { code: 'invalid', fields: errors };
  const fields = { ...values, phone: deliveryPhone(values.phone), page: singleLine(page) };
  const receivedAt = new Date(now()).toISOString();
  const email = fields.email.toLowerCase();
  return { key, kind: 'contact', reference, receivedAt, suspect: trap !== '', email, fields, body };
}

/** For so long the same words of a plain form are the same press. Later they are said again, and meant. */
const SAME_FORM_MS = 60 * 60 * 1000;

/**
 * A plain form brings no key: its words and the hour are one, with blanks that keep it apart from every key that a header
 * can bring. It brings no time either, so that two bodies of the same form differ and are not compared.
 */
async function receiveForm(context: Context, { store, now }: MessageReceiver): Promise<Submission | Refusal> {
  const text = await readText(context);
  if (text === undefined) return { code: 'malformed' };
  const atMs = now();
  const hash = String(await sha256(text));
  const keyAt = (ms: number) => `form ${hash} ${Math.floor(ms / SAME_FORM_MS)}`;
  const sent = new URLSearchParams(text);
  const typed = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, sent.get(field) ?? '']));
  const message = messageRequest(
    { ...EMPTY_MESSAGE, ...typed },
    { content: text, key: hash, atMs },
    { page: paths.contact, honeypot: sent.get(HONEYPOT) ?? '' },
  );
  const accepted = acceptMessage({ key: keyAt(atMs), body: JSON.stringify(message) }, now);
  if ('code' in accepted) return accepted;
  // Pressed at the end of one hour and again at the beginning of the next, it is one message, too.
  const since = atMs - SAME_FORM_MS;
  const earlier = await store.recall('contact', keyAt(since));
  return earlier && Date.parse(earlier.receivedAt) > since ? earlier : store.storeOnce(accepted);
}

export const messageRoutes = (receiver: MessageReceiver) =>
  new Hono().post('/', async (context) => {
    const { store, now, site } = receiver;
    const isForm = isPlainForm(context);
    const stored = isForm
      ? await receiveForm(context, receiver)
      : await receive(context, store, 'contact', (sent) => acceptMessage(sent, now));
    if ('code' in stored) return refuse(context, stored);
    // Reloading the page that follows sends nothing again.
    return isForm
      ? context.redirect(site + messageSentPath, 303)
      : context.json({ reference: stored.reference });
  });
