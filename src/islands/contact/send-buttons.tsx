import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $sending } from '../../stores/contact.ts';
import { cancelSending } from '../../stores/contact-delivery.ts';

/** Send, and a way to stop it while it lasts. */
export function SendButtons() {
  const sending = useStore($sending, { ssr: 'initial' });
  const send = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-wrap gap-4 sm:col-span-2">
      <button ref={send} type="submit" className="button-main" aria-disabled={sending}>
        {sending ? 'Sending...' : 'Send Message'}
      </button>
      {sending && (
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            cancelSending();
            // This button goes away, and the focus is not to go with it.
            send.current?.focus();
          }}
        >
          Cancel
        </button>
      )}
    </div>
  );
}
