import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { formatMoneyWithCode } from '../../domain/money/money.ts';
import type { CustomDraft, CustomService } from '../../domain/quote/custom-service.ts';
import { whyLeftOut } from '../../domain/quote/left-out.ts';
import type { QuoteLine, QuoteTotals } from '../../domain/quote/lines.ts';
import type { Selection } from '../../domain/quote/selection.ts';
import { encodeShareLink } from '../../domain/quote/share-link.ts';
import { paths } from '../../site/paths.ts';
import { $spoken, removeLine } from '../../stores/quote.ts';
import { AskAboutQuote } from './ask-about-quote.tsx';
import { LeftOut } from './left-out.tsx';
import { ProceedButton } from './proceed-button.tsx';
import { ShareQuote } from './share-quote.tsx';
import { SummaryLine } from './summary-line.tsx';
import { TotalRows } from './total-rows.tsx';

interface Props {
  readonly lines: readonly QuoteLine[];
  readonly totals: QuoteTotals;
  readonly taxNote: string;
  readonly rate: number | undefined;
  readonly selection: Selection;
  readonly custom: CustomDraft;
  readonly service: CustomService;
}

/** It can hold the focus, so that a link to it takes the keyboard along. */
export const SUMMARY_HEADING_ID = 'summary-heading';
const LEFT_OUT_ID = 'left-out';
/** Of a slider whose key is held, only the last total is announced. */
const PAUSE_MS = 300;

/** Asked for with the first service, for nothing can be fetched any more once a page is printed. */
const QrCode = lazy(async () => {
  try {
    return { default: (await import('./qr-code.tsx')).QrCode };
  } catch {
    return { default: () => null };
  }
});

/** Printed, it is the estimate. */
export function Summary({ lines, totals, taxNote, rate, selection, custom, service }: Props) {
  const spoken = useStore($spoken, { ssr: 'initial' });
  const words = spoken && `${spoken} ${formatMoneyWithCode(totals.total)}`;
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, PAUSE_MS, words);
    return () => {
      clearTimeout(timer);
    };
  }, [words]);
  const empty = lines.length === 0;
  const link =
    selection.size === 0 ? '' : new URL(paths.quote + encodeShareLink(selection), location.href).href;
  const carriesAll = lines.length === selection.size;
  const leftOut = whyLeftOut(service);

  const remove = ({ id, name }: QuoteLine) => {
    removeLine(id, name);
    // The pressed button is gone: from the heading, the next Tab reaches what follows. Orca reads on from there if the
    // line is gone by then.
    setTimeout(() => document.getElementById(SUMMARY_HEADING_ID)?.focus());
  };

  return (
    <aside className="beside max-lg:mt-12">
      <div className="slip">
        <h2 className="border-b border-ink pb-3 text-h3" id={SUMMARY_HEADING_ID} tabIndex={-1}>
          Your Quote Summary
        </h2>
        {empty ? (
          <p className="py-6 text-slate">No services selected yet</p>
        ) : (
          <ul className="slip-lines">
            {lines.map((line) => (
              <SummaryLine key={line.id} line={line} onRemove={remove} />
            ))}
          </ul>
        )}
        <TotalRows totals={totals} taxNote={taxNote} rate={rate} />
        {link !== '' && (
          <div className="print-only mt-4 flex items-center gap-4">
            <Suspense>
              <QrCode text={link} className="-m-2 shrink-0" />
            </Suspense>
            <p className="wrap-anywhere">
              {/* By itself, so that it changes after a translator has had it too. */}
              <span>
                {`${carriesAll ? 'This estimate' : 'This estimate without your own service'} on our website: `}
              </span>
              <a href={link}>{link.replace(/^https?:\/\//, '')}</a>
            </p>
          </div>
        )}
        {/* One text: of two, Firefox would speak the one that changes. */}
        <p className="sr-only" aria-live="polite" aria-atomic="true">
          {announced}
        </p>
        <div className="print-hidden mt-4 grid gap-4">
          {leftOut && <LeftOut id={LEFT_OUT_ID} why={leftOut} />}
          <div>
            <ProceedButton
              lines={lines}
              selection={selection}
              custom={custom}
              describedBy={leftOut && LEFT_OUT_ID}
            />
          </div>
          {!empty && (
            <div className="slip-links">
              <ShareQuote lines={lines} link={link} />
              <AskAboutQuote lines={lines} link={link} />
            </div>
          )}
        </div>
      </div>
    </aside>
  );
}
