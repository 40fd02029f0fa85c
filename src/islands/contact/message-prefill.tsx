import { useStore } from '@nanostores/react';
import { $message, $prefill, removePrefill } from '../../stores/contact.ts';

/** Shown while the prefilled message is unchanged. In one element, to go away whole. */
export function MessagePrefill() {
  const prefill = useStore($prefill, { ssr: 'initial' });
  const { message } = useStore($message, { ssr: 'initial' });
  return (
    <p className="text-small text-slate not-empty:mt-5" role="status">
      {prefill !== '' && message === prefill && (
        <span>
          We began your message from the page you came from.{' '}
          <button
            type="button"
            className="text-button"
            onClick={() => {
              removePrefill();
              document.getElementById('message')?.focus();
            }}
          >
            Remove it
          </button>
        </span>
      )}
    </p>
  );
}
