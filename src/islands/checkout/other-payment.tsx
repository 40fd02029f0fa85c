import { formatOrderPrefill } from '#logic/contact/prefill.ts';
import type { QuoteLine } from '#logic/quote/lines.ts';
import { ContactLink } from '../shared/contact-link.tsx';

export interface OtherPaymentTexts {
  text: string;
  action: string;
}

/** Asks visitors who cannot pay online to write to us. The link takes the order into the contact form. */
export const OtherPayment = ({
  text,
  action,
  lines,
}: OtherPaymentTexts & { lines: readonly QuoteLine[] }) => (
  <span>
    {text}{' '}
    <ContactLink className="link py-3" prefill={formatOrderPrefill(lines)}>
      {action}
    </ContactLink>
  </span>
);
