import { useStore } from '@nanostores/react';
import { $message, $opening, removeOpening } from '../../stores/contact.ts';

/** Says that the message was begun for the visitor, as long as it stands as it was. */
export function MessageOpening() {
  const opening = useStore($opening, { ssr: 'initial' });
  const { message } = useStore($message, { ssr: 'initial' });
  return (
    <p className="text-small text-slate not-empty:mt-5" role="status">
      {opening !== '' && message === opening && (
        <>
          We began your message from the page you came from.{' '}
          <button
            type="button"
            className="text-button"
            onClick={() => {
              removeOpening();
              document.getElementById('message')?.focus();
            }}
          >
            Remove it
          </button>
        </>
      )}
    </p>
  );
}
