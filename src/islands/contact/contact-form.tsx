import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { CONTACT_FIELDS, MESSAGE, type ContactField } from '../../domain/contact/message.ts';
import {
  $attempts,
  $errors,
  $message,
  $sending,
  editMessage,
  restoreMessage,
  submitMessage,
} from '../../stores/contact.ts';
import { adoptTyped } from '../shared/adopt-typed.ts';
import { ErrorSummary } from '../shared/error-summary.tsx';
import { TextField } from '../shared/field.tsx';
import { Toaster } from '../shared/toaster.tsx';
import { island } from '../shared/error-boundary.tsx';
import { AcceptedMessage } from './accepted-message.tsx';
import { Honeypot, honeypotValue } from './honeypot.tsx';
import type { Addresses } from './message-ways.tsx';
import { MessagePrefill } from './message-prefill.tsx';
import { SendButtons } from './send-buttons.tsx';
import { UnsentMessage } from './unsent-message.tsx';

type FieldProps = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'inputMode' | 'rows' | 'required' | 'className'
>;

function ContactTextField({ field, ...control }: FieldProps & { field: ContactField }) {
  const message = useStore($message, { ssr: 'initial' });
  const errors = useStore($errors);
  return (
    <TextField
      {...control}
      id={field}
      label={control.required ? MESSAGE[field].label : `${MESSAGE[field].label} (optional)`}
      value={message[field]}
      error={errors[field]}
      onChange={(value) => {
        editMessage(field, value);
      }}
    />
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
      <ContactTextField field="name" required autoComplete="name" />
      <ContactTextField field="company" autoComplete="organization" />
      <ContactTextField field="email" required type="email" inputMode="email" autoComplete="email" />
      <ContactTextField field="phone" type="tel" inputMode="tel" autoComplete="tel" />
      <div className="sm:col-span-2">
        <ContactTextField field="message" required rows={7} />
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
        <SendButtons />
      )}
    </form>
  );
}

export const ContactForm = island(MessageForm, Toaster);
