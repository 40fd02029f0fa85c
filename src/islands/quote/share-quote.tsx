import { useEffect, useRef, useState } from 'react';
import { quotePrefill } from '../../logic/contact/prefill.ts';
import { notInLink, shareText, type QuoteLine } from '../../logic/quote/lines.ts';
import { canShare, copyText, share } from '../../platform/share.ts';
import { whatsappHref } from '@site/rules/addresses/paths';
import { ContactLink } from '../shared/contact-link.tsx';

interface Props {
  lines: readonly QuoteLine[];
  /** Opens this quote. Empty for a custom service alone, which no link carries. */
  link: string;
}

export function ShareQuote({ lines, link }: Props) {
  const [shared, setShared] = useState<{ link: string; copied: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // If the browser refused, the visitor can copy the link by hand.
    if (shared?.copied === false) field.current?.focus();
  }, [shared]);

  const words = shareText(lines);
  const without = notInLink(lines).length > 0 ? ', and not your own service' : '';
  const contents = `It carries services and quantities, no prices${without}`;
  const copy = async () => {
    setShared({ link, copied: await copyText(link) });
  };
  // A changed quote needs another link.
  const current = shared?.link === link ? shared : undefined;

  return (
    <div className="print-hidden mt-2">
      <div className="grid grid-cols-links gap-x-4 *:text-label">
        {link !== '' &&
          (canShare() ? (
            <button type="button" className="text-button" onClick={() => void share(words, link).catch(copy)}>
              Share this quote
            </button>
          ) : (
            <>
              <button type="button" className="text-button" onClick={() => void copy()}>
                Copy link
              </button>
              <a className="text-button" href={whatsappHref('', `${words}\n${link}`)}>
                Send on WhatsApp
              </a>
            </>
          ))}
        <button
          type="button"
          className="text-button"
          onClick={() => {
            print();
          }}
        >
          Print or save as PDF
        </button>
        <ContactLink className="text-button" prefill={quotePrefill(lines, link)}>
          Ask about this quote
        </ContactLink>
      </div>
      {/* The link is outside this region, or Chromium would repeat the sentence with the link. */}
      <p className="text-small" aria-live="polite">
        {current && `${current.copied ? 'Link copied.' : 'Copy this link.'} ${contents}.`}
      </p>
      {current && (
        <input
          ref={field}
          className="input text-small"
          id="share-link"
          aria-label="Link to this quote"
          readOnly
          value={current.link}
          onFocus={({ target }) => {
            target.select();
          }}
        />
      )}
    </div>
  );
}
