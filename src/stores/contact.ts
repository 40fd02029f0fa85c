import { atom } from 'nanostores';
import { type ContactField, type ContactValues, MESSAGE_FIELDS } from '@site/rules/contact/fields';
import { checkMessage, EMPTY_MESSAGE } from '@site/rules/contact/message';
import { checkFields } from '@site/rules/form/text-fields';
import { isRecord, parseJson } from '@site/rules/text/json';
import { cleanMultiline } from '@site/rules/text/typed-text';
import type { AcceptedMessage, SendMessage } from '#logic/delivery/interfaces.ts';
import { clearHistoryState } from '#platform/navigation.ts';
import { clearSession, readSession, writeSession } from '#platform/session.ts';
import { createForm } from './form.ts';
import { dismissToast, notify } from './toasts.ts';

export const {
  $values: $message,
  $busy,
  $refusalCount,
  $errors,
  refuse,
  whileBusy,
} = createForm(EMPTY_MESSAGE, (values) => checkMessage(values).errors);

export const $accepted = atom<AcceptedMessage | undefined>();

/** The text that a link has put into the message, until the visitor changes it. */
let prefill = '';

/** Restores the draft. A field that an older release did not store starts empty. */
export function restoreMessage() {
  const draft = parseJson(readSession('contactDraft'));
  const { values } = checkFields(MESSAGE_FIELDS, isRecord(draft) ? draft : {});
  prefill = cleanMultiline(readSession('contactPrefill'));
  $message.set({ ...values, message: joinTexts(prefill, values.message) });
}

/** Joins two texts, unless one of them contains the other. */
function joinTexts(above: string, below: string) {
  if (above.includes(below)) return above;
  return below.includes(above) ? below : `${above}\n\n${below}`;
}

/**
 * Adds early input to the text of a draft or a link. Early input is what the visitor typed before the script
 * arrived.
 */
export function adoptEarlyInput(field: ContactField, value: string) {
  editMessage(field, field === 'message' ? joinTexts($message.get().message, value) : value);
}

export function editMessage(field: ContactField, value: string): void {
  $message.set({ ...$message.get(), [field]: value });
  const { message, ...others } = $message.get();
  // The browser may restore the form with the unchanged prefill in it. Only an edit makes the tab forget the
  // prefill.
  if (field === 'message' && message !== prefill) forgetPrefill();
  // The draft holds only what was typed, so the prefill of the next link can replace an unchanged one.
  const draft = { ...others, message: message === prefill ? '' : message };
  writeSession('contactDraft', JSON.stringify(draft));
}

function forgetPrefill() {
  prefill = '';
  clearSession('contactPrefill');
  clearHistoryState();
}

export const hasTypedMessage = () => Object.values($message.get()).some((value) => value !== '');

export async function submitMessage(sendMessage: SendMessage, formData: FormData): Promise<void> {
  dismissToast();
  const typed = $message.get();
  const { values, errors } = checkMessage(typed);
  if (Object.keys(errors).length > 0) {
    refuse();
    notifyRefusal();
    return;
  }
  await whileBusy(async () => {
    const accepted = await sendMessage({ values, formData }, (fields) => {
      refuse({ fields, values: typed });
      notifyRefusal();
    });
    if (accepted) recordAcceptance(typed, accepted);
  });
}

/**
 * Deletes the draft of a message that the visitor has handed to another app, unless the visitor has begun the
 * next message.
 */
export function forgetSentDraft() {
  if (!hasTypedMessage()) clearSession('contactDraft');
}

function notifyRefusal() {
  const text = checkMessage($message.get()).hasMissingFields
    ? 'Please fill in all required fields.'
    : 'Please correct the marked fields.';
  notify({ tone: 'destructive', title: 'Validation Error', text });
}

// The toast disappears once no field has an error.
$errors.listen((errors) => {
  if ($refusalCount.get() > 0 && Object.keys(errors).length === 0) dismissToast();
});

function recordAcceptance(typed: ContactValues, accepted: AcceptedMessage) {
  $refusalCount.set(0);
  $accepted.set(accepted);
  forgetPrefill();
  // Text that the visitor typed while the message was being sent belongs to the next message.
  if ($message.get() === typed) {
    $message.set(EMPTY_MESSAGE);
    if (accepted.isSent) clearSession('contactDraft');
    else writeSession('contactDraft', JSON.stringify(typed));
  }
  notify(accepted.toast);
}
