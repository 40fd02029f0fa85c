/** Contact messages: as JSON from the page's script, or as a plain form where none runs. */
import { Hono, type Context } from 'hono';
import { sha256 } from 'hono/utils/crypto';
import { checkMessage, EMPTY_MESSAGE } from '@site/rules/contact/message';
import { CONTACT_FIELDS, type ContactField, type ContactValues } from '@site/rules/contact/fields';
import { messageRequest, HONEYPOT } from '@site/rules/contact/message-request';
import { deliveryPhone } from '@site/rules/form/phone';
import { messageSentPath, paths } from '@site/rules/addresses/paths';
import { singleLine } from '@site/rules/text/typed-text';
import type { Submission } from '../store/rows.ts';
import { contactSchema, type ContactRequest } from './contract.schema.ts';
import type { Ports } from '../ports.ts';
import { isPlainForm, refuse, type Refusal } from './refusals.ts';
import { readText, receive, type Sent } from './submissions.ts';

export const MESSAGES_PATH = '/messages';

const typedIn = (read: (field: ContactField) => string | null | undefined): ContactValues => ({
  ...EMPTY_MESSAGE,
  ...Object.fromEntries(CONTACT_FIELDS.map((field) => [field, read(field) ?? ''])),
});

/** A filled trap refuses no one: browsers fill forms by themselves, and a lost customer is dearer than spam. */
function acceptMessage({ key, value, body }: Sent<ContactRequest>, now: () => number): Submission | Refusal {
  const { reference, page, orderNumber, [HONEYPOT]: trap = '' } = value;
  const { values, errors } = checkMessage(typedIn((field) => value[field]));
  if (Object.keys(errors).length > 0) return { code: 'invalid', fields: errors };
  const fields = {
    ...values,
    phone: deliveryPhone(values.phone),
    page: singleLine(page),
    ...(orderNumber !== undefined && { orderNumber }),
  };
  const receivedAt = new Date(now()).toISOString();
  const email = fields.email.toLowerCase();
  return { key, kind: 'contact', reference, receivedAt, suspect: trap !== '', email, fields, body };
}

/** Within an hour the same words of a plain form are the same press. Later they are said again, and meant. */
const SAME_FORM_MS = 60 * 60 * 1000;

/** A plain form brings no key: its words and the hour are one, with blanks that keep it apart from any of a header. */
async function receiveForm(context: Context, { store, now }: Ports): Promise<Submission | Refusal> {
  const text = await readText(context);
  if (text === undefined) return { code: 'malformed' };
  const atMs = now();
  const hash = String(await sha256(text));
  const sent = new URLSearchParams(text);
  const value = messageRequest(
    typedIn((field) => sent.get(field)),
    { content: text, key: hash, atMs },
    { page: paths.contact, honeypot: sent.get(HONEYPOT) ?? '' },
  );
  const key = `form ${hash} ${Math.floor(atMs / SAME_FORM_MS)}`;
  const accepted = acceptMessage({ key, value, body: JSON.stringify(value) }, now);
  return 'code' in accepted ? accepted : store.storeOnce(accepted);
}

export const messageRoutes = (receiver: Ports) =>
  new Hono().post('/', async (context) => {
    const { store, now, site } = receiver;
    const isForm = isPlainForm(context);
    const stored = isForm
      ? await receiveForm(context, receiver)
      : await receive(context, store, 'contact', contactSchema, (sent) => acceptMessage(sent, now));
    if ('code' in stored) return refuse(context, stored);
    // Reloading the page that follows sends nothing again.
    return isForm
      ? context.redirect(site + messageSentPath, 303)
      : context.json({ reference: stored.reference });
  });
