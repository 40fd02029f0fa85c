import { useRef, useState } from 'react';
import { encodeShareLink } from '../../domain/quote/share-link.ts';
import type { Selection } from '../../domain/quote/selection.ts';
import { paths } from '../../paths.ts';
import { copyText } from '../../platform/browser.ts';

interface Props {
  readonly selection: Selection;
}

/** A link that carries services and quantities, and paper for those who file it. */
export function ShareQuote({ selection }: Props) {
  const [copied, setCopied] = useState<boolean>();
  const field = useRef<HTMLInputElement>(null);
  const link = () => new URL(paths.quote + encodeShareLink(selection), location.href).href;

  const share = async () => {
    setCopied(await copyText(link()));
    field.current?.select();
  };

  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        {selection.size > 0 && (
          <button type="button" className="text-button text-small" onClick={() => void share()}>
            Share this quote
          </button>
        )}
        <button
          type="button"
          className="text-button text-small"
          onClick={() => {
            print();
          }}
        >
          Print or save as PDF
        </button>
      </div>
      <div role="status">
        {copied !== undefined && selection.size > 0 && (
          <>
            <label className="text-small" htmlFor="share-link">
              {copied ? 'Link copied. It carries services and quantities, no prices.' : 'Copy this link:'}
            </label>
            <input ref={field} className="input text-small" id="share-link" readOnly value={link()} />
          </>
        )}
      </div>
    </>
  );
}
