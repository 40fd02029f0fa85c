import { useStore } from '@nanostores/react';
import { $sending } from '../../stores/contact.ts';
import { cancelSending } from '../../stores/contact-delivery.ts';
import { CancelButton } from '../shared/cancel-button.tsx';

export function SendButtons() {
  const sending = useStore($sending, { ssr: 'initial' });
  return (
    <div className="flex flex-wrap gap-4 sm:col-span-2">
      <button type="submit" className="button-main" aria-disabled={sending}>
        {sending ? 'Sending...' : 'Send Message'}
      </button>
      {sending && <CancelButton onCancel={cancelSending} />}
    </div>
  );
}
