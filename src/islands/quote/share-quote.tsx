import { useState } from 'react';
import { formatQuotePrefill } from '#logic/contact/prefill.ts';
import type { QuoteLine } from '#logic/quote/lines.ts';
import { formatShareText, type QuoteTerms } from '#logic/quote/share-text.ts';
import { copyText } from '#platform/clipboard.ts';
import { whatsappHref } from '@site/rules/urls/paths';
import { ContactLink } from '../shared/contact-link.tsx';
import { editServices } from './quote-conflict.tsx';

interface Props {
  lines: readonly QuoteLine[];
  terms: QuoteTerms;
  /** The link to this quote. Empty if the quote has only a custom service, which no link can hold. */
  link: string;
  isShared: boolean;
  hasCustomService: boolean;
}

export function ShareQuote({ lines, terms, link, isShared, hasCustomService }: Props) {
  const [copiedLink, setCopiedLink] = useState('');
  const copy = async () => {
    if (await copyText(link)) setCopiedLink(link);
    // If the browser does not allow copying, the visitor can copy the link from a dialog.
    else prompt('Copy this link:', link);
  };
  let linkNote = '';
  if (link === '') linkNote = 'Your own service cannot be in a link: ask about it, or save it as PDF.';
  // The note disappears when the quote changes, because the copied link is then out of date.
  else if (copiedLink === link)
    linkNote = hasCustomService ? 'Link copied. Your own service is not in it.' : 'Link copied.';
  return (
    <div className="print-hidden mt-3">
      {isShared && (
        <button
          type="button"
          className="text-button mb-2 w-full justify-center lg:justify-start"
          onClick={editServices}
        >
          Add or change services
        </button>
      )}
      <div className="grid grid-cols-links gap-2 *:px-1 *:text-small">
        {link !== '' && (
          <a className="button-quiet" href={whatsappHref('', formatShareText(lines, terms, link))}>
            Send on WhatsApp
          </a>
        )}
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            print();
          }}
        >
          Save as PDF
        </button>
        {link !== '' && (
          <button type="button" className="button-quiet" onClick={() => void copy()}>
            Copy link
          </button>
        )}
        <ContactLink className="button-quiet" prefill={formatQuotePrefill(lines, link)}>
          Ask about it
        </ContactLink>
      </div>
      <p className="mt-2 text-small" aria-live="polite">
        {linkNote}
      </p>
    </div>
  );
}
