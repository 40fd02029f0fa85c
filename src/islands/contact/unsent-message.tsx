import { useStore } from '@nanostores/react';
import { checkMessage, messageMail } from '../../domain/contact/message.ts';
import { $message } from '../../stores/contact.ts';
import { ProblemNotice } from '../shared/sending.tsx';

export function UnsentMessage({ email }: { readonly email: string }) {
  const message = useStore($message, { ssr: 'initial' });
  return (
    <ProblemNotice>
      <p className="mt-1">
        Or let your email app{' '}
        <a className="font-bold link" href={messageMail(email, checkMessage(message).values)}>
          {`send it to ${email}`}
        </a>
        .
      </p>
    </ProblemNotice>
  );
}
