import { atom, computed } from 'nanostores';
import {
  checkMessage,
  CONTACT_FIELDS,
  EMPTY_MESSAGE,
  type ContactField,
  type ContactValues,
} from '../domain/contact/message.ts';
import { isRecord, parseJson } from '../domain/untrusted.ts';
import { clearSession, readSession, SESSION_KEYS, writeSession } from '../platform/session.ts';
import { notify } from './toasts.ts';

export const $message = atom<ContactValues>(EMPTY_MESSAGE);
/** How often the message was refused. From the first time on, every change is checked. */
export const $attempts = atom(0);
/** The message that was accepted last. */
export const $accepted = atom<ContactValues | undefined>(undefined);

export const $errors = computed([$message, $attempts], (message, attempts) =>
  attempts === 0 ? {} : checkMessage(message).errors,
);

const isMessage = (value: unknown): value is ContactValues =>
  isRecord(value) && CONTACT_FIELDS.every((field) => typeof value[field] === 'string');

/** Brings back what was typed before a reload or a visit elsewhere. */
export function restoreMessage(): void {
  const draft = parseJson(readSession(SESSION_KEYS.contactDraft) ?? '');
  if (isMessage(draft)) $message.set(draft);
}

export function editMessage(field: ContactField, value: string): void {
  $message.set({ ...$message.get(), [field]: value });
  writeSession(SESSION_KEYS.contactDraft, JSON.stringify($message.get()));
}

/** Checks the message. An accepted one is set aside and the form is empty again; a refused one stays as it was typed. */
export function submitMessage(): void {
  const { values, errors, missing } = checkMessage($message.get());
  if (Object.keys(errors).length > 0) {
    $attempts.set($attempts.get() + 1);
    notify({
      tone: 'destructive',
      title: 'Validation Error',
      text: missing ? 'Please fill in all required fields.' : 'Please correct the marked fields.',
    });
    return;
  }
  $attempts.set(0);
  $accepted.set(values);
  $message.set(EMPTY_MESSAGE);
  clearSession(SESSION_KEYS.contactDraft);
  notify({
    tone: 'success',
    title: 'Thank you',
    text: 'Your message is complete. The last step is to send it from your email app.',
  });
}
