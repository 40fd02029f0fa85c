import { useStore } from '@nanostores/react';
import { messageMail } from '../../domain/contact/message-mail.ts';
import { $accepted } from '../../stores/contact.ts';

interface Props {
  readonly email: string;
}

/** What became of the message: it was sent, or it is handed to the visitor's own email app. */
export function AcceptedMessage({ email }: Props) {
  const accepted = useStore($accepted, { ssr: 'initial' });
  if (!accepted) return null;
  const { values, reference } = accepted;
  return (
    <div className="notice">
      <p className="font-bold">Thank you, {values.name}.</p>
      <p className="mt-1">
        {reference === undefined ? (
          <>
            This page does not send messages by itself yet. Your email app will:{' '}
            <a className="font-bold link" href={messageMail(email, values)}>
              send your message to {email}
            </a>
            .
          </>
        ) : (
          <>
            Your message has been sent. Its reference is <strong>{reference}</strong>.
          </>
        )}
      </p>
    </div>
  );
}
