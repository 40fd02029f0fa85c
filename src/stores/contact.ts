import { atom } from 'nanostores';
import { type ContactFieldName, type ContactValues, CONTACT_FIELDS } from '@site/rules/contact/fields';
import { checkMessage, EMPTY_MESSAGE } from '@site/rules/contact/message';
import { checkFields } from '@site/rules/form/text-fields';
import { isObject, parseJson } from '@site/rules/text/json';
import { cleanMultiline } from '@site/rules/text/clean-text';
import type { MessageResult, SendMessage } from '#logic/delivery/interfaces.ts';
import { clearHistoryState } from '#platform/navigation.ts';
import { clearSession, readSession, writeSession } from '#platform/session.ts';
import { createForm } from './form.ts';
import { dismissToast, showToast } from './toasts.ts';

export const {
  $values: $message,
  $isBusy,
  $rejectionCount,
  $errors,
  reject,
  runUnlessBusy,
} = createForm(EMPTY_MESSAGE, (values) => checkMessage(values).errors);

export const $messageResult = atom<MessageResult | undefined>();

/** The words that a link has put into the message. Empty once the visitor has changed these words. */
let prefill = '';

/**
 * Restores the draft, and puts the prefill of a link above the draft's message. A field that an older release
 * did not store starts empty.
 */
export function restoreMessage() {
  const draft = parseJson(readSession('contactDraft'));
  const { values } = checkFields(CONTACT_FIELDS, isObject(draft) ? draft : {});
  prefill = cleanMultiline(readSession('contactPrefill'));
  $message.set({ ...values, message: joinMessages(prefill, values.message) });
}

/** Joins two messages. If one of them contains the other, returns that one alone. */
function joinMessages(above: string, below: string) {
  if (above.includes(below)) return above;
  return below.includes(above) ? below : `${above}\n\n${below}`;
}

/**
 * Puts early input, which the visitor typed before the script arrived, into the form. Early text in the
 * message field is added to the message of the draft or link. In any other field, it replaces the draft's
 * value.
 */
export function applyEarlyInput(field: ContactFieldName, value: string) {
  editMessage(field, field === 'message' ? joinMessages($message.get().message, value) : value);
}

export function editMessage(field: ContactFieldName, value: string) {
  $message.set({ ...$message.get(), [field]: value });
  const { message, ...others } = $message.get();
  // A browser may restore the form with the prefill in it. That does not count as an edit. The prefill is
  // forgotten only once, because Safari stops a page that changes its history a hundred times in 30 seconds.
  if (!message.includes(prefill)) forgetPrefill();
  // The draft does not contain an unchanged prefill, so that the prefill of the next link can replace it.
  const draft = { ...others, message: message === prefill ? '' : message };
  writeSession('contactDraft', JSON.stringify(draft));
}

function forgetPrefill() {
  prefill = '';
  clearSession('contactPrefill');
  clearHistoryState();
}

export const hasFilledField = () => Object.values($message.get()).some((value) => value !== '');

export async function submitMessage(sendMessage: SendMessage, formData: FormData) {
  // A toast about an earlier attempt must not stand beside the new one.
  dismissToast();
  const submittedValues = $message.get();
  const { values, errors } = checkMessage(submittedValues);
  if (Object.keys(errors).length > 0) {
    reject();
    showRejectionToast();
    return;
  }
  await runUnlessBusy(async () => {
    const messageResult = await sendMessage({ values, formData }, (serverErrors) => {
      reject({ errors: serverErrors, values: submittedValues });
      showRejectionToast();
    });
    if (messageResult) finishMessage(submittedValues, messageResult);
  });
}

/**
 * Deletes the draft of a message that the visitor sends with another app, unless the visitor has begun the
 * next message.
 */
export function forgetSentDraft() {
  if (!hasFilledField()) clearSession('contactDraft');
}

/** Shows a toast, because the visitor may not see the marked fields. */
function showRejectionToast() {
  const text = checkMessage($message.get()).hasMissingFields
    ? 'Please fill in all required fields.'
    : 'Please correct the marked fields.';
  showToast({ tone: 'destructive', title: 'Validation Error', text });
}

// The toast disappears once no field has an error.
$errors.listen((errors) => {
  if ($rejectionCount.get() > 0 && Object.keys(errors).length === 0) dismissToast();
});

function finishMessage(submittedValues: ContactValues, messageResult: MessageResult) {
  $rejectionCount.set(0);
  $messageResult.set(messageResult);
  forgetPrefill();
  // Text that the visitor typed while the message was being sent belongs to the next message.
  if ($message.get() === submittedValues) {
    $message.set(EMPTY_MESSAGE);
    if (messageResult.isSent) clearSession('contactDraft');
    else writeSession('contactDraft', JSON.stringify(submittedValues));
  }
  showToast(messageResult.toast);
}
