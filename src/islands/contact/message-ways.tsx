import { useRef, useState } from 'react';
import { messageMail, messageText, type ContactValues } from '../../domain/contact/message.ts';
import { copyText } from '../../platform/share.ts';
import { whatsappHref } from '../../site/paths.ts';
import { takeMessage } from '../../stores/contact.ts';

export interface Addresses {
  readonly email: string;
  readonly whatsapp: string;
}

interface Props extends Addresses {
  readonly values: ContactValues;
}

/** How a message leaves a site that sends nothing by itself. It stays in view, and in the tab's storage, until it has. */
export function MessageWays({ email, whatsapp, values }: Props) {
  const [copied, setCopied] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const text = messageText(values);
  const mail = messageMail(email, values);
  const copy = async () => {
    const isCopied = await copyText(text);
    if (isCopied) takeMessage();
    // Where the browser would not copy, the visitor's own Ctrl+C or long press comes next.
    else field.current?.select();
    setCopied(`${isCopied ? 'Copied. Paste it' : 'Copy it from here'} into a message to ${email}.`);
  };
  return (
    <>
      <p className="mt-2">This page does not send messages by itself yet. Choose how to send yours.</p>
      <textarea
        ref={field}
        className="input h-18 text-small sm:h-24"
        aria-label="What you wrote"
        readOnly
        value={text}
      />
      <div className="mt-4 flex flex-wrap gap-x-4 gap-y-3">
        {mail && (
          <a className="button-main" href={mail} onClick={takeMessage}>
            Send by email
          </a>
        )}
        <a
          className="button-quiet"
          href={`${whatsappHref(whatsapp)}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          onClick={takeMessage}
        >
          Send by WhatsApp
        </a>
        <button type="button" className="text-button" onClick={() => void copy()}>
          Copy the text
        </button>
      </div>
      <p className="text-small empty:hidden" role="status">
        {copied}
      </p>
    </>
  );
}
