/** The page sends nothing. The visitor sends the message with an email app or WhatsApp. */
import { useRef, useState } from 'react';
import { createMailtoLink, formatMessageText } from '#logic/contact/message-text.ts';
import { whatsappHref } from '@site/rules/urls/paths';
import { copyText } from '#platform/clipboard.ts';
import type { MessageDelivery, NextStepProps } from '../contact.ts';

function NextStep({ email, whatsapp, values, onSent }: NextStepProps) {
  const [copyStatus, setCopyStatus] = useState('');
  const textArea = useRef<HTMLTextAreaElement>(null);
  const text = formatMessageText(values);
  const mailtoLink = createMailtoLink(email, values);
  const copy = async () => {
    const isCopied = await copyText(text);
    if (isCopied) onSent();
    // If the browser does not allow copying, the visitor can copy the selected text by hand.
    else textArea.current?.select();
    setCopyStatus(`${isCopied ? 'Copied. Paste it' : 'Copy it from here'} into a message to ${email}.`);
  };
  return (
    <>
      <p className="mt-2">This page does not send messages by itself yet. Choose how to send yours.</p>
      <textarea
        ref={textArea}
        className="input h-24 text-small"
        aria-label="What you wrote"
        readOnly
        value={text}
      />
      <div className="mt-4 flex flex-wrap gap-x-4 gap-y-3">
        {mailtoLink && (
          <a className="button-main" href={mailtoLink} onClick={onSent}>
            Send by email
          </a>
        )}
        <a
          className="button-quiet"
          href={whatsappHref(whatsapp, text)}
          target="_blank"
          rel="noreferrer"
          onClick={onSent}
        >
          Send by WhatsApp
        </a>
        <button type="button" className="text-button" onClick={() => void copy()}>
          Copy the text
        </button>
      </div>
      <p className="text-small empty:hidden" role="status">
        {copyStatus}
      </p>
    </>
  );
}

const toast = {
  tone: 'success',
  title: 'Thank you',
  text: 'Your message is complete. The last step is to send it.',
} as const;

export const contact: MessageDelivery = {
  getAction: () => undefined,
  HiddenFields: () => null,
  // The page sends no request that could be cancelled, so it says what comes next.
  SendingFeedback: () => (
    <p className="text-small text-slate">Next, you choose email or WhatsApp to send it.</p>
  ),
  sendMessage: ({ values }) => Promise.resolve({ values, isSent: false, toast }),
  NextStep,
};
