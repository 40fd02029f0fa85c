import { contact } from 'virtual:delivery/contact';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { OfficeContacts } from '#delivery/contact.ts';
import { $messageResult, forgetSentDraft, hasFilledField } from '#stores/contact.ts';

const HEADING_ID = 'message-notice-heading';

/**
 * Shows that the message was sent, or how the visitor can send it. The notice is at the top of the form, far
 * from the pressed button, so it scrolls into view and takes the focus.
 */
export function MessageNotice(office: OfficeContacts) {
  const messageResult = useStore($messageResult);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A visitor who is already writing the next message is not interrupted.
    if (!messageResult || hasFilledField()) return;
    // The focus alone could leave the notice at the lower edge, where wide screens show the toast.
    notice.current?.scrollIntoView();
    notice.current?.focus({ preventScroll: true });
  }, [messageResult]);

  if (!messageResult) return null;
  return (
    <div ref={notice} className="notice" role="group" tabIndex={-1} aria-labelledby={HEADING_ID}>
      <h3 className="text-h3" id={HEADING_ID}>
        {`Thank you, ${messageResult.values.name}.${messageResult.isSent ? '' : ' One step is left.'}`}
      </h3>
      <contact.NextStep {...office} {...messageResult} onSent={forgetSentDraft} />
    </div>
  );
}
