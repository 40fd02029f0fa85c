/** The site sends messages to a server that follows our contract, or to a form service. */
import { settings } from 'virtual:delivery/settings';
import { mailHref } from '@site/rules/urls/paths';
import { createMailtoLink } from '#logic/contact/message-text.ts';
import { HONEYPOT } from '@site/rules/contact/fields';
import { createMessageReference, createMessageRequest } from '@site/rules/contact/message-request';
import type { SendMessage } from '#logic/delivery/interfaces.ts';
import { clearSession } from '#platform/session.ts';
import type { MessageDelivery, SendingFeedbackProps } from '../contact.ts';
import { deliverMessage } from '../deliver-message.ts';
import { SendingFeedback } from '../sending-feedback.tsx';
import { beginSubmission } from '../submissions.ts';

const getHoneypotName = () => settings.service?.honeypotName ?? HONEYPOT;

const sendMessage: SendMessage = async ({ values, formData }, showFieldErrors) => {
  const honeypot = formData.get(getHoneypotName());
  const context = {
    page: location.pathname,
    honeypot: typeof honeypot === 'string' ? honeypot : '',
    honeypotName: getHoneypotName(),
  };
  const { submission, body } = beginSubmission('contactSubmission', (id) =>
    createMessageRequest(values, id, context),
  );
  if (!(await deliverMessage(body, submission.key, showFieldErrors))) return undefined;
  clearSession('contactSubmission');
  const reference = createMessageReference(submission);
  const text = `Thank you. Its reference is ${reference}.`;
  return { values, reference, isSent: true, toast: { tone: 'success', title: 'Message sent', text } };
};

/**
 * Renders the fields that the endpoint expects of a plain form, and a honeypot for bots that fill in every
 * field. `hidden` hides the honeypot from sight, the keyboard and screen readers, and browsers do not
 * autofill it. The server decides what to do with a honeypot that is filled in.
 */
function HiddenFields() {
  const hiddenFields = settings.service
    ? [...new URLSearchParams(settings.service.hiddenFields)]
    : [['kind', 'contact']];
  const honeypot = getHoneypotName();
  return (
    <>
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div hidden>
        <label htmlFor={honeypot}>Leave this field empty</label>
        <input id={honeypot} name={honeypot} type="text" autoComplete="off" />
      </div>
    </>
  );
}

function FeedbackWithEmailLink({ email, message }: SendingFeedbackProps) {
  const mailtoLink = createMailtoLink(email, message);
  return (
    <SendingFeedback>
      <p className="mt-1">
        <span>{mailtoLink ? 'Or let your email app ' : 'Or copy it into an email, and '}</span>
        <a className="link font-bold" href={mailtoLink ?? mailHref(email)}>
          {`send it to ${email}`}
        </a>
        .
      </p>
    </SendingFeedback>
  );
}

export const contact: MessageDelivery = {
  getAction: () => settings.contactEndpoint,
  HiddenFields,
  SendingFeedback: FeedbackWithEmailLink,
  sendMessage,
  NextStep: ({ reference }) => (
    <p className="mt-2">
      Your message has been sent. Its reference is <strong>{reference}</strong>.
    </p>
  ),
};
