import { useEffect, useRef, useState } from 'react';
import { encodeShareLink } from '../../domain/quote/share-link.ts';
import type { Selection } from '../../domain/quote/selection.ts';
import { paths } from '../../site/paths.ts';
import { copyText } from '../../platform/clipboard.ts';

interface Props {
  readonly selection: Selection;
  /** No link carries a custom service. */
  readonly withCustom: boolean;
}

export function ShareQuote({ selection, withCustom }: Props) {
  const [shared, setShared] = useState<{ readonly link: string; readonly copied: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Where the browser would not copy, the visitor's own Ctrl+C or long press comes next.
    if (shared?.copied === false) field.current?.focus();
  }, [shared]);

  const share = async () => {
    const link = new URL(paths.quote + encodeShareLink(selection), location.href).href;
    setShared({ link, copied: await copyText(link) });
  };
  // A quote that has changed since needs another link.
  const current = shared?.link.endsWith(encodeShareLink(selection)) ? shared : undefined;

  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        {selection.size > 0 && (
          <button type="button" className="text-button" onClick={() => void share()}>
            Share this quote
          </button>
        )}
        <button
          type="button"
          className="text-button"
          onClick={() => {
            print();
          }}
        >
          Print or save as PDF
        </button>
      </div>
      <div aria-live="polite">
        {current && (
          <>
            <label className="text-small" htmlFor="share-link">
              {`${current.copied ? 'Link copied.' : 'Copy this link.'} It carries services and quantities, no prices${withCustom ? ', and not your own service' : ''}.`}
            </label>
            <input
              ref={field}
              className="input text-small"
              id="share-link"
              readOnly
              value={current.link}
              onFocus={({ target }) => {
                target.select();
              }}
            />
          </>
        )}
      </div>
    </>
  );
}
