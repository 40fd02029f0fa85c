import { useStore } from '@nanostores/react';
import { messageMail } from '../../domain/contact/message-mail.ts';
import { $accepted } from '../../stores/contact.ts';

interface Props {
  readonly email: string;
}

/** This page sends nothing by itself: the accepted message is handed to the visitor's own email app. */
export function AcceptedMessage({ email }: Props) {
  const accepted = useStore($accepted, { ssr: 'initial' });
  return (
    accepted && (
      <div className="notice">
        <p className="font-bold">Thank you, {accepted.name}.</p>
        <p className="mt-1">
          This page does not send messages by itself yet. Your email app will:{' '}
          <a className="font-bold link" href={messageMail(email, accepted)}>
            send your message to {email}
          </a>
          .
        </p>
      </div>
    )
  );
}
