import { atom } from 'nanostores';
import { whileBusy } from '../logic/form/busy.ts';
import { type ContactField, type ContactValues, MESSAGE } from '@site/rules/contact/fields';
import { checkMessage, EMPTY_MESSAGE } from '@site/rules/contact/message';
import { checkFields } from '@site/rules/form/text-fields';
import { isRecord, parseJson } from '@site/rules/text/json';
import { severalLines } from '@site/rules/text/typed-text';
import type { AcceptedMessage, SendMessage } from '../logic/delivery/ways.ts';
import { clearSession, readSession, writeSession } from '../platform/session.ts';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { formErrors } from './form-errors.ts';
import { dismissToast, notify } from './toasts.ts';

export const $message = atom<ContactValues>(EMPTY_MESSAGE);
export const $busy = atom(false);

export const $accepted = atom<AcceptedMessage | undefined>();

/** What a link has begun the message with, until the visitor changes it. */
let prefill = '';

export const { $attempts, $errors, $refusal } = formErrors<ContactField>(
  $message,
  () => checkMessage($message.get()).errors,
);

/** Restores each field that the draft has, even if an older release has stored it. */
export function restoreMessage() {
  const draft = parseJson(readSession(SESSION_KEYS.contactDraft));
  const { values } = checkFields(MESSAGE, isRecord(draft) ? draft : {});
  prefill = severalLines(readSession(SESSION_KEYS.contactPrefill));
  $message.set({ ...values, message: joined(prefill, values.message) });
}

/** Both texts, unless one of them has the other in it. */
function joined(above: string, below: string) {
  if (above.includes(below)) return above;
  return below.includes(above) ? below : `${above}\n\n${below}`;
}

/** Takes what was typed before the script was here, beside what a draft or a link has begun. */
export function adoptMessage(field: ContactField, value: string) {
  editMessage(field, field === 'message' ? joined($message.get().message, value) : value);
}

export function editMessage(field: ContactField, value: string): void {
  $message.set({ ...$message.get(), [field]: value });
  if (field === 'message') forgetPrefill();
  const { message, ...others } = $message.get();
  // An unchanged prefill gives way to another one; only what was typed is a draft.
  const draft = { ...others, message: message === prefill ? '' : message };
  writeSession(SESSION_KEYS.contactDraft, JSON.stringify(draft));
}

function forgetPrefill() {
  prefill = '';
  clearSession(SESSION_KEYS.contactPrefill);
}

export const isBegun = () => Object.values($message.get()).some((value) => value !== '');

export async function submitMessage(sendMessage: SendMessage, fields: FormData): Promise<void> {
  dismissToast();
  const typed = $message.get();
  const { values, errors } = checkMessage(typed);
  if (Object.keys(errors).length > 0) {
    refuse();
    return;
  }
  await whileBusy($busy, async () => {
    $refusal.set(undefined);
    const accepted = await sendMessage({ values, fields }, (refused) => {
      $refusal.set({ fields: refused, values: typed });
      refuse();
    });
    if (accepted) accept(typed, accepted);
  });
}

/** Forgets the draft of a message that has left for another app, unless it is of the next message already. */
export function forgetSentDraft() {
  if (!isBegun()) clearSession(SESSION_KEYS.contactDraft);
}

/** What the last refusal said is true for as long as something is wrong. */
function refuse() {
  $attempts.set($attempts.get() + 1);
  const text = checkMessage($message.get()).missing
    ? 'Please fill in all required fields.'
    : 'Please correct the marked fields.';
  notify({ tone: 'destructive', title: 'Validation Error', text });
}

$errors.listen((errors) => {
  if ($attempts.get() > 0 && Object.keys(errors).length === 0) dismissToast();
});

function accept(typed: ContactValues, accepted: AcceptedMessage) {
  $attempts.set(0);
  $accepted.set(accepted);
  forgetPrefill();
  // What was changed while the message was being sent is the next one.
  if ($message.get() === typed) {
    $message.set(EMPTY_MESSAGE);
    if (accepted.isSent) clearSession(SESSION_KEYS.contactDraft);
    else writeSession(SESSION_KEYS.contactDraft, JSON.stringify(typed));
  }
  notify(accepted.toast);
}
