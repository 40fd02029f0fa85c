import { useStore } from '@nanostores/react';
import { $message, $prefill, removePrefill } from '../../stores/contact.ts';

/** Shown while the prefilled message is unchanged. */
export function MessagePrefill() {
  const prefill = useStore($prefill, { ssr: 'initial' });
  const { message } = useStore($message, { ssr: 'initial' });
  const unchanged = prefill !== '' && message === prefill;
  return (
    <p className={`text-small text-slate ${unchanged ? 'mt-5' : ''}`}>
      <span aria-live="polite">{unchanged && 'We started your message from the page you came from. '}</span>
      {unchanged && (
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
      )}
    </p>
  );
}
