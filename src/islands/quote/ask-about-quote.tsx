import { quotePrefill } from '../../domain/contact/prefill.ts';
import type { QuoteLine } from '../../domain/quote/lines.ts';
import { paths } from '../../site/paths.ts';
import { SESSION_KEYS } from '../../domain/facts/session-storage.ts';
import { writeSession } from '../../platform/session.ts';

interface Props {
  readonly lines: readonly QuoteLine[];
  /** Where it opens this quote, or empty. */
  readonly link: string;
}

export const AskAboutQuote = ({ lines, link }: Props) => (
  <a
    className="text-button"
    href={paths.contact}
    onClick={() => {
      writeSession(SESSION_KEYS.contactPrefill, quotePrefill(lines, link));
    }}
  >
    Ask about this quote
  </a>
);
