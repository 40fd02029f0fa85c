import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { CONTACT_FIELDS, CONTACT_LABELS, type ContactField } from '../../domain/contact/message.ts';
import {
  $attempts,
  $errors,
  $message,
  editMessage,
  restoreMessage,
  submitMessage,
} from '../../stores/contact.ts';
import { adoptTyped } from '../form/adopt-typed.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { TextField } from '../form/field.tsx';
import { Toaster } from '../form/toaster.tsx';
import { useErrorTitle } from '../form/use-error-title.ts';
import { Boundary } from '../shared/boundary.tsx';
import { AcceptedMessage } from './accepted-message.tsx';

interface Props {
  /** Where the message goes. */
  readonly email: string;
}

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
      label={control.required ? CONTACT_LABELS[field] : `${CONTACT_LABELS[field]} (optional)`}
      value={message[field]}
      error={errors[field]}
      onChange={(value) => {
        editMessage(field, value);
      }}
    />
  );
}

function MessageForm({ email }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const errors = useStore($errors);
  const attempt = useStore($attempts, { ssr: 'initial' });
  const listed = CONTACT_FIELDS.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [[field, message] as const];
  });
  useErrorTitle(listed.length > 0);
  useEffect(() => {
    restoreMessage();
    adoptTyped(CONTACT_FIELDS, editMessage);
    // From here on our own check speaks, which also refuses blanks and names every field at once.
    if (form.current) form.current.noValidate = true;
  }, []);

  return (
    <form
      ref={form}
      // Until the script is here a press does nothing. A plain form would put what was typed into the address.
      method="dialog"
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        submitMessage();
      }}
    >
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary errors={listed} attempt={attempt} />
        <AcceptedMessage email={email} />
      </div>
      <ContactTextField field="name" required autoComplete="name" />
      <ContactTextField field="company" autoComplete="organization" />
      <ContactTextField field="email" required type="email" inputMode="email" autoComplete="email" />
      <ContactTextField field="phone" type="tel" inputMode="tel" autoComplete="tel" />
      <ContactTextField field="message" required rows={7} className="sm:col-span-2" />
      <button type="submit" className="button-main sm:justify-self-start">
        Send Message
      </button>
    </form>
  );
}

/** The contact page's one island. */
export function ContactForm(props: Props) {
  return (
    <Boundary>
      <MessageForm {...props} />
      <Toaster />
    </Boundary>
  );
}
