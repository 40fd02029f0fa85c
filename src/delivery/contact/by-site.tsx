/** To a server of our contract, or to a form service. */
import { settings } from 'virtual:delivery/settings';
import { messageMail } from '@site/rules/contact/message';
import { HONEYPOT, messageReference, messageRequest } from '@site/rules/contact/message-request';
import { mailHref } from '@site/rules/addresses/paths';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { Progress as Sending } from '../../islands/shared/sending.tsx';
import { clearSession } from '../../platform/session.ts';
import { $problem, beginSubmission, sending } from '../../stores/sending.ts';
import type { Contact, ProgressProps, TypedMessage } from '../contact.ts';
import { deliverMessage, undelivered } from '../deliver-message.ts';

const honeypotName = () => settings.service?.honeypot ?? HONEYPOT;

async function send({ typed, values, fields }: TypedMessage) {
  const submission = beginSubmission(SESSION_KEYS.contactSubmission, JSON.stringify(values));
  const honeypot = fields.get(honeypotName());
  const message = messageRequest(values, submission, {
    page: location.pathname,
    honeypot: typeof honeypot === 'string' ? honeypot : '',
    honeypotName: honeypotName(),
  });
  const outcome = await sending(typed, (cancel) => deliverMessage(message, submission.key, cancel));
  if (outcome.kind !== 'delivered') {
    $problem.set(undelivered(outcome));
    return undefined;
  }
  clearSession(SESSION_KEYS.contactSubmission);
  return { values, reference: messageReference(submission) };
}

/**
 * What the endpoint wants of a plain form, and a honeypot for programs that fill in whatever they find. `hidden` takes
 * it from sight, keyboard and screen readers alike; a person's browser does not fill it either. The server judges it.
 */
function HiddenFields() {
  const fixed = settings.service ? [...new URLSearchParams(settings.service.fields)] : [['kind', 'contact']];
  const trap = honeypotName();
  return (
    <>
      {fixed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div hidden>
        <label htmlFor={trap}>Leave this field empty</label>
        <input id={trap} name={trap} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  );
}

function Progress({ email, message }: ProgressProps) {
  const mail = messageMail(email, message);
  return (
    <Sending>
      <p className="mt-1">
        <span>{mail ? 'Or let your email app ' : 'Or copy it into an email, and '}</span>
        <a className="link font-bold" href={mail ?? mailHref(email)}>
          {`send it to ${email}`}
        </a>
        .
      </p>
    </Sending>
  );
}

export const contact: Contact = {
  action: () => settings.contactEndpoint,
  HiddenFields,
  Progress,
  send,
  thanks: ({ reference = '' }) => ['Message sent', `Thank you. Its reference is ${reference}.`],
  isGone: true,
  Accepted: ({ reference }) => (
    <p className="mt-2">
      Your message has been sent. Its reference is <strong>{reference}</strong>.
    </p>
  ),
};
