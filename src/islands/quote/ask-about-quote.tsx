import { quotePrefill } from '../../domain/contact/prefill.ts';
import type { QuoteLine } from '../../domain/quote/lines.ts';
import { encodeShareLink } from '../../domain/quote/share-link.ts';
import type { Selection } from '../../domain/quote/selection.ts';
import { paths } from '../../site/paths.ts';
import { SESSION_KEYS } from '../../domain/facts/session-storage.ts';
import { writeSession } from '../../platform/session.ts';

interface Props {
  readonly lines: readonly QuoteLine[];
  readonly selection: Selection;
}

export const AskAboutQuote = ({ lines, selection }: Props) => (
  <a
    className="text-button"
    href={paths.contact}
    onClick={() => {
      const link = new URL(paths.quote + encodeShareLink(selection), location.href).href;
      writeSession(SESSION_KEYS.contactPrefill, quotePrefill(lines, selection.size > 0 ? link : ''));
    }}
  >
    Ask about this quote
  </a>
);
