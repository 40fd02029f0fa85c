import { contact } from 'virtual:delivery/contact';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from '@site/rules/contact/fields';
import { checkMessage } from '@site/rules/contact/message';
import type { OfficeContacts } from '#delivery/contact.ts';
import {
  $rejectionCount,
  $isBusy,
  $errors,
  $message,
  applyEarlyInput,
  editMessage,
  restoreMessage,
  submitMessage,
} from '#stores/contact.ts';
import { ErrorSummary } from '../shared/error-summary.tsx';
import { FormField } from '../shared/field.tsx';
import { Toaster } from '../shared/toaster.tsx';
import { listChangesOnPage, useEarlyInput } from '../shared/page-values.ts';
import { createIsland } from '../shared/error-boundary.tsx';
import { MessageNotice } from './message-notice.tsx';

const GRID_CLASSES = 'grid gap-5 sm:grid-cols-2';

/**
 * Returns the attributes that the form needs before hydration, when the button posts the form to the
 * endpoint. Without an endpoint the button does nothing, because a plain form would put the typed values into
 * the URL, and browsers without script do not show the form.
 */
function getPlainFormProps() {
  const action = contact.getAction();
  return action === undefined
    ? ({ method: 'dialog', className: `needs-script ${GRID_CLASSES}` } as const)
    : ({ method: 'post', action, className: GRID_CLASSES } as const);
}

/** Copies the values on the page into the store, because browsers may fill in fields without an event. */
const copyPageValues = () => {
  for (const change of listChangesOnPage($message.get())) editMessage(...change);
};

function MessageForm(office: OfficeContacts) {
  const form = useRef<HTMLFormElement>(null);
  const message = useStore($message);
  const errors = useStore($errors);
  const rejectionCount = useStore($rejectionCount);
  const isBusy = useStore($isBusy);
  const earlyChanges = useEarlyInput($message.get());
  useEffect(() => {
    restoreMessage();
    for (const change of earlyChanges) applyEarlyInput(...change);
    // From now on, our check replaces the browser's. It also rejects fields that have only spaces, and
    // reports all wrong fields at once.
    if (form.current) form.current.noValidate = true;
  }, [earlyChanges]);

  return (
    <form
      ref={form}
      {...getPlainFormProps()}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        copyPageValues();
        void submitMessage(contact.sendMessage, new FormData(event.currentTarget));
      }}
    >
      <div className="min-w-0 empty:hidden sm:col-span-2">
        <ErrorSummary fieldNames={CONTACT_FIELD_NAMES} errors={errors} rejectionCount={rejectionCount} />
        <MessageNotice {...office} />
      </div>
      {CONTACT_FIELD_NAMES.map((fieldName) => (
        <FormField
          key={fieldName}
          id={fieldName}
          field={CONTACT_FIELDS[fieldName]}
          className={CONTACT_FIELDS[fieldName].rows ? 'sm:col-span-2' : undefined}
          value={message[fieldName]}
          error={errors[fieldName]}
          onChange={copyPageValues}
        />
      ))}
      <contact.HiddenFields />
      <button type="submit" className="button-main sm:justify-self-start" aria-disabled={isBusy}>
        {isBusy ? 'Sending...' : 'Send Message'}
      </button>
      <contact.SendingFeedback email={office.email} message={checkMessage(message).values} />
    </form>
  );
}

export const ContactForm = createIsland(MessageForm, Toaster);
