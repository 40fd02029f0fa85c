import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $accepted, isBegun } from '../../stores/contact.ts';
import { MessageWays, type Addresses } from './message-ways.tsx';

const HEADING_ID = 'accepted-heading';

/**
 * Stands over the form, far from the button that was pressed, so it scrolls into view and takes the focus.
 */
export function AcceptedMessage(addresses: Addresses) {
  const accepted = useStore($accepted, { ssr: 'initial' });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Do not interrupt a visitor who is already writing the next message.
    if (!accepted || isBegun()) return;
    // To the top; a mere focus may leave it at the lower edge, where a desk has its toast.
    box.current?.scrollIntoView();
    box.current?.focus({ preventScroll: true });
  }, [accepted]);

  if (!accepted) return null;
  const { values, reference } = accepted;
  return (
    <div ref={box} className="notice" role="group" tabIndex={-1} aria-labelledby={HEADING_ID}>
      <h3 className="text-h3" id={HEADING_ID}>
        {`Thank you, ${values.name}.${import.meta.env.CONTACT_ENDPOINT === undefined ? ' One step is left.' : ''}`}
      </h3>
      {import.meta.env.CONTACT_ENDPOINT === undefined ? (
        <MessageWays {...addresses} values={values} />
      ) : (
        <p className="mt-2">
          Your message has been sent. Its reference is <strong>{reference}</strong>.
        </p>
      )}
    </div>
  );
}
