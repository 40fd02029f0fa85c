import { useStore } from '@nanostores/react';
import { messageMail } from '../../domain/contact/message-mail.ts';
import { checkMessage } from '../../domain/contact/message.ts';
import { $message } from '../../stores/contact.ts';
import { $problem } from '../../stores/contact-delivery.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';

interface Props {
  readonly email: string;
}

export function UnsentMessage({ email }: Props) {
  const problem = useStore($problem, { ssr: 'initial' });
  const message = useStore($message, { ssr: 'initial' });
  if (!problem) return null;
  return (
    <ProblemNotice problem={problem}>
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
