/** The contact form as a browser without script posts it: without a key, and without a time of its own. */
import type { Context } from 'hono';
import { sha256 } from 'hono/utils/crypto';
import type { Refusal } from './refusals.ts';
import type { MessageStore } from './sql-store.ts';
import type { Submission } from './store.ts';
import { readText, type Sent } from './submissions.ts';
import { CONTACT_FIELDS, EMPTY_MESSAGE, messageRequest, HONEYPOT, paths } from './site.ts';

/** For so long the same words are the same press. Later they are said again, and meant. */
const SAME_FORM_MS = 60 * 60 * 1000;

interface SentForm extends Sent {
  readonly hash: string;
  readonly atMs: number;
}

/** Its words and the hour are its key. The blanks keep it apart from every key that a header can bring. */
const formKey = (hash: string, atMs: number) => `form ${hash} ${Math.floor(atMs / SAME_FORM_MS)}`;

export async function readForm(context: Context, atMs: number): Promise<SentForm | Refusal> {
  const text = await readText(context);
  if (text === undefined) return { code: 'malformed' };
  const hash = String(await sha256(text));
  const sent = new URLSearchParams(text);
  const typed = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, sent.get(field) ?? '']));
  const message = messageRequest(
    { ...EMPTY_MESSAGE, ...typed },
    { content: text, key: hash, atMs },
    { page: paths.contact, honeypot: sent.get(HONEYPOT) ?? '' },
  );
  return { key: formKey(hash, atMs), body: JSON.stringify(message), hash, atMs };
}

/** What was pressed at the end of one hour and again at the beginning of the next is one message, too. */
export async function keptShortlyBefore(
  { hash, atMs }: SentForm,
  store: MessageStore,
): Promise<Submission | undefined> {
  const since = atMs - SAME_FORM_MS;
  const earlier = await store.recall('contact', formKey(hash, since));
  return earlier && Date.parse(earlier.receivedAt) > since ? earlier : undefined;
}
