import { atom } from 'nanostores';
import { whileBusy } from '../domain/form/busy.ts';
import { checkMessage, decodePrefill, EMPTY_MESSAGE, type ContactValues } from '../domain/contact/message.ts';
import { CONTACT_FIELDS, type ContactField } from '../domain/contact/message-request.ts';
import { isRecord, parseJson } from '../domain/text/json.ts';
import { clearSession, readSession, writeSession } from '../platform/session.ts';
import { SESSION_KEYS } from '../site/session-keys.ts';
import { formErrors } from './form-errors.ts';
import { sendMessage, startMinimumTime } from './send-message.ts';
import { $refusal } from './sending.ts';
import { dismissToast, notify } from './toasts.ts';

export const $message = atom<ContactValues>(EMPTY_MESSAGE);
export const $sending = atom(false);

export interface AcceptedMessage {
  readonly values: ContactValues;
  /** Of a message that was delivered. */
  readonly reference?: string;
}

export const $accepted = atom<AcceptedMessage | undefined>(undefined);

export const $prefill = atom('');

export const { $attempts, $errors } = formErrors<ContactField>(
  $message,
  $refusal,
  () => checkMessage($message.get()).errors,
);

const isMessage = (value: unknown): value is ContactValues =>
  isRecord(value) && CONTACT_FIELDS.every((field) => typeof value[field] === 'string');

export function restoreMessage(): void {
  startMinimumTime();
  const draft = parseJson(readSession(SESSION_KEYS.contactDraft) ?? '');
  if (isMessage(draft)) $message.set(draft);
  const prefill = decodePrefill(readSession(SESSION_KEYS.contactPrefill));
  if ($message.get().message === '' && prefill !== '') {
    $message.set({ ...$message.get(), message: prefill });
    $prefill.set(prefill);
  }
}

export function editMessage(field: ContactField, value: string): void {
  $message.set({ ...$message.get(), [field]: value });
  const { message, ...others } = $message.get();
  // An unchanged prefill gives way to another one; only what was typed is a draft.
  const draft = { ...others, message: message === $prefill.get() ? '' : message };
  writeSession(SESSION_KEYS.contactDraft, JSON.stringify(draft));
}

export function removePrefill(): void {
  const unchanged = $message.get().message === $prefill.get();
  forgetPrefill();
  if (unchanged) editMessage('message', '');
}

function forgetPrefill() {
  $prefill.set('');
  clearSession(SESSION_KEYS.contactPrefill);
}

export const isBegun = () => Object.values($message.get()).some((value) => value !== '');

export async function submitMessage(honeypot = ''): Promise<void> {
  dismissToast();
  const typed = $message.get();
  const { values, errors } = checkMessage(typed);
  if (Object.keys(errors).length > 0) {
    refuse();
    return;
  }
  if (import.meta.env.CONTACT_ENDPOINT === undefined) {
    accept(typed, { values });
    return;
  }
  const endpoint = import.meta.env.CONTACT_ENDPOINT;
  await whileBusy($sending, async () => {
    const reference = await sendMessage(endpoint, values, typed, honeypot);
    if (reference !== undefined) accept(typed, { values, reference });
    else if ($refusal.get()) refuse();
  });
}

/** It has left for another app. Until then a reload brings it back into the form. */
export function takeMessage() {
  if (!isBegun()) clearSession(SESSION_KEYS.contactDraft);
}

/** What is wrong with the message as it stands; empty once nothing is. */
function refusal(): string {
  if (Object.keys($errors.get()).length === 0) return '';
  return checkMessage($message.get()).missing
    ? 'Please fill in all required fields.'
    : 'Please correct the marked fields.';
}

/** What the toast says of it. */
let refused = '';

function refuse() {
  $attempts.set($attempts.get() + 1);
  refused = refusal();
  notify({ tone: 'destructive', title: 'Validation Error', text: refused });
}

$errors.listen(() => {
  if (refused === '' || refused === refusal()) return;
  refused = '';
  dismissToast();
});

function accept(typed: ContactValues, accepted: AcceptedMessage) {
  $attempts.set(0);
  $accepted.set(accepted);
  forgetPrefill();
  // What was changed while the message was being sent is the next one.
  if ($message.get() === typed) {
    $message.set(EMPTY_MESSAGE);
    if (import.meta.env.CONTACT_ENDPOINT === undefined)
      writeSession(SESSION_KEYS.contactDraft, JSON.stringify(typed));
    else clearSession(SESSION_KEYS.contactDraft);
  }
  const [title, text] =
    accepted.reference === undefined
      ? ['Thank you', 'Your message is complete. The last step is to send it.']
      : ['Message sent', `Thank you. Its reference is ${accepted.reference}.`];
  notify({ tone: 'success', title, text });
}
