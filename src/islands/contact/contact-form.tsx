import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { checkMessage, MESSAGE, messageMail } from '../../domain/contact/message.ts';
import { CONTACT_FIELDS, type ContactField } from '../../domain/contact/message-request.ts';
import {
  $attempts,
  $errors,
  $message,
  $sending,
  editMessage,
  restoreMessage,
  submitMessage,
} from '../../stores/contact.ts';
import { mailHref } from '../../site/paths.ts';
import { adoptTyped } from '../shared/adopt-typed.ts';
import { ErrorSummary } from '../shared/error-summary.tsx';
import { FormField } from '../shared/field.tsx';
import { CancelButton, ProblemNotice } from '../shared/sending.tsx';
import { Toaster } from '../shared/toaster.tsx';
import { island } from '../shared/error-boundary.tsx';
import { AcceptedMessage } from './accepted-message.tsx';
import { Honeypot, honeypotValue } from './honeypot.tsx';
import type { Addresses } from './message-ways.tsx';
import { MessagePrefill } from './message-prefill.tsx';

function MessageField({ field }: { readonly field: ContactField }) {
  const message = useStore($message, { ssr: 'initial' });
  const errors = useStore($errors);
  return (
    <FormField
      id={field}
      field={MESSAGE[field]}
      value={message[field]}
      error={errors[field]}
      onChange={(value) => {
        editMessage(field, value);
      }}
    />
  );
}

function UnsentMessage({ email }: { readonly email: string }) {
  const message = useStore($message, { ssr: 'initial' });
  const mail = messageMail(email, checkMessage(message).values);
  return (
    <ProblemNotice>
      <p className="mt-1">
        <span>{mail ? 'Or let your email app ' : 'Or copy it into an email, and '}</span>
        <a className="font-bold link" href={mail ?? mailHref(email)}>
          {`send it to ${email}`}
        </a>
        .
      </p>
    </ProblemNotice>
  );
}

const GRID = 'grid gap-5 sm:grid-cols-2';

/**
 * Until the script is here, a press posts the form to the endpoint. Without one it does nothing, for a plain form would
 * put what was typed into the address; a browser without script does not show it then.
 */
const PLAIN_FORM =
  import.meta.env.CONTACT_ENDPOINT === undefined
    ? ({ method: 'dialog', className: `needs-script ${GRID}` } as const)
    : ({ method: 'post', action: import.meta.env.CONTACT_ENDPOINT, className: GRID } as const);

function MessageForm(addresses: Addresses) {
  const form = useRef<HTMLFormElement>(null);
  const errors = useStore($errors);
  const attempt = useStore($attempts, { ssr: 'initial' });
  const sending = useStore($sending, { ssr: 'initial' });
  useEffect(() => {
    restoreMessage();
    adoptTyped(CONTACT_FIELDS, editMessage);
    // From here on our own check takes over: it also refuses blanks and names every field at once.
    if (form.current) form.current.noValidate = true;
  }, []);

  return (
    <form
      ref={form}
      {...PLAIN_FORM}
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        void submitMessage(
          import.meta.env.CONTACT_ENDPOINT === undefined ? '' : honeypotValue(event.currentTarget),
        );
      }}
    >
      <div className="min-w-0 empty:hidden sm:col-span-2">
        <ErrorSummary fields={CONTACT_FIELDS} errors={errors} attempt={attempt} />
        <AcceptedMessage {...addresses} />
      </div>
      <MessageField field="name" />
      <MessageField field="company" />
      <MessageField field="email" />
      <MessageField field="phone" />
      <div className="sm:col-span-2">
        <MessageField field="message" />
        <MessagePrefill />
      </div>
      {import.meta.env.CONTACT_ENDPOINT !== undefined && (
        <>
          {import.meta.env.CONTACT_SERVICE === undefined ? (
            <input type="hidden" name="kind" value="contact" />
          ) : (
            [...new URLSearchParams(import.meta.env.CONTACT_FIELDS)].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))
          )}
          <Honeypot />
          <div className="empty:hidden sm:col-span-2">
            <UnsentMessage email={addresses.email} />
          </div>
        </>
      )}
      {import.meta.env.CONTACT_ENDPOINT === undefined ? (
        <button type="submit" className="button-main sm:justify-self-start">
          Send Message
        </button>
      ) : (
        <div className="flex flex-wrap gap-4 sm:col-span-2">
          <button type="submit" className="button-main" aria-disabled={sending}>
            {sending ? 'Sending...' : 'Send Message'}
          </button>
          <CancelButton />
        </div>
      )}
    </form>
  );
}

export const ContactForm = island(MessageForm, Toaster);
