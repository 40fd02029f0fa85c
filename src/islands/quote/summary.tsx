import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { formatAmount } from '@site/rules/money/money';
import type { CustomService } from '../../logic/quote/custom-service.ts';
import { quoteTotal, type QuoteLine } from '../../logic/quote/lines.ts';
import { today, type QuoteTerms } from '../../logic/quote/share-text.ts';
import type { Selection } from '../../logic/quote/selection.ts';
import { encodeShareLink } from '../../logic/quote/share-link.ts';
import { paths } from '@site/rules/addresses/paths';
import { $announcement, removeLine } from '../../stores/quote.ts';
import { Amounts } from '../shared/amounts.tsx';
import { SlipLine } from '../shared/slip.tsx';
import { StatusIcon } from '../shared/status-icon.tsx';
import { SUMMARY_HEADING_ID } from './headings.ts';
import { OwnQuote } from './own-quote.tsx';
import { Proceed } from './proceed.tsx';
import { ShareQuote } from './share-quote.tsx';

interface Props {
  lines: readonly QuoteLine[];
  selection: Selection;
  service: CustomService;
  /** True while the quote is as someone sent it. It can only be read then. */
  isSent: boolean;
  /** The visitor's own quote, if another is shown until the visitor has chosen. */
  own: readonly QuoteLine[] | undefined;
  taxNote: string;
  terms: QuoteTerms;
  rate: number | undefined;
}

/** The pause before a total is announced. Holding a key on a slider then announces only the final total. */
const PAUSE_MS = 300;

/** Loads the code with the first service, because nothing can be fetched once printing has begun. */
const QrCode = lazy(() => import('./qr-code.tsx').catch(() => ({ default: () => null })));

/** Writes the quantity and unit of a line, unless it is one piece that is paid once. */
function formatLineNote({ price, quantity, unitWords, billing }: QuoteLine): string {
  const units = quantity > 1 ? `${quantity} × ${formatAmount(price)} ${unitWords}`.trimEnd() : unitWords;
  return billing === 'monthly' ? `${units}, first month` : units;
}

/** Also says what the price includes. A custom service has only its name. */
const formatSentNote = (line: QuoteLine) =>
  [formatLineNote(line), line.brief && `${line.brief}. ${line.excludes ?? ''}`].filter(Boolean).join(' · ');

const UNKNOWN_TAX = (
  <>
    <span aria-hidden="true">—</span> <span className="sr-only">not known yet</span>
  </>
);

/** Shows the quote. On paper it is the estimate. */
export function Summary({ lines, selection, service, isSent, own, taxNote, terms, rate }: Props) {
  const total = quoteTotal(lines);
  const announcement = useStore($announcement);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, PAUSE_MS, announcement);
    return () => {
      clearTimeout(timer);
    };
  }, [announcement]);
  const empty = lines.length === 0;
  const link =
    selection.size === 0 ? '' : new URL(paths.quote + encodeShareLink(selection), location.href).href;
  const isReadOnly = isSent || own !== undefined;

  const remove = ({ id, name }: QuoteLine, byPointer: boolean) => {
    removeLine(id, name);
    // The pressed button is gone, so the heading takes the focus, and the next Tab reaches the first line.
    // Orca reads on from there once the line is gone. Under a pointer the page does not scroll.
    setTimeout(() => document.getElementById(SUMMARY_HEADING_ID)?.focus({ preventScroll: byPointer }));
  };

  return (
    <aside className={`beside max-lg:mt-16 ${empty ? 'no-lines' : ''}`}>
      <div className="print-only">
        <p className="figure mt-6 text-h2">Estimate</p>
        {/* The build does not know the day. */}
        <p>{empty ? terms.vatNote : `${today()} · ${terms.vatNote}`}</p>
      </div>
      <div className="slip">
        <h2 className="mb-1 text-dense" id={SUMMARY_HEADING_ID} tabIndex={-1}>
          Your Quote Summary
        </h2>
        {empty ? (
          <p className="slip-line text-slate">No services selected yet</p>
        ) : (
          <ul>
            {lines.map((line) => (
              <SlipLine
                key={line.id}
                name={line.name}
                amount={formatAmount(line.total, total)}
                note={isReadOnly ? formatSentNote(line) : formatLineNote(line)}
              >
                {!isReadOnly && (
                  <>
                    {/* The note of a sent quote says it already. */}
                    <p className="slip-note print-only">{`${line.description} ${line.excludes ?? ''}`}</p>
                    {/* The remove button sits in the margin to keep the amounts aligned. */}
                    <button
                      type="button"
                      className="print-hidden absolute top-0 -right-slip flex size-11 cursor-pointer items-center justify-end pr-1 text-slate hover:text-error"
                      aria-label={`Remove ${line.name}`}
                      onClick={({ detail }) => {
                        // The second click of a double click would remove the next line, which has moved up.
                        if (detail < 2) remove(line, detail > 0);
                      }}
                    >
                      <StatusIcon kind="close" className="size-4" />
                    </button>
                  </>
                )}
              </SlipLine>
            ))}
          </ul>
        )}
        <Amounts rows={[['Tax', UNKNOWN_TAX]]} total={total} rate={rate} />
        <p className="mt-1 text-label text-slate">
          {empty ? taxNote : `Valid for ${terms.validity}. ${taxNote}`}
        </p>
        {link !== '' && (
          <div className="print-only mt-4 flex items-center gap-4">
            <Suspense>
              <QrCode text={link} className="-m-2 shrink-0" />
            </Suspense>
            <p>
              {/* The element lets the words change after a translation. */}
              <span>
                {`${lines.length === selection.size ? 'This estimate' : 'This estimate without your own service'} on our website: `}
              </span>
              <a href={link}>{link.replace(/^https?:\/\//, '')}</a>
            </p>
          </div>
        )}
        {/* Keep this a single text node: with two, Firefox announces only the one that changed. */}
        <p className="sr-only" aria-live="polite" aria-atomic="true">
          {announced}
        </p>
        <div className="print-hidden mt-3 grid gap-4">
          <div className="grid gap-4 empty:hidden" aria-live="polite">
            {own && <OwnQuote lines={own} />}
          </div>
          {!own && <Proceed lines={lines} service={service} />}
        </div>
      </div>
      {!empty && <ShareQuote lines={lines} terms={terms} link={link} isSent={isSent} />}
    </aside>
  );
}
