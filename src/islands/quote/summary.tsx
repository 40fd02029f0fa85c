import { useStore } from '@nanostores/react';
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { formatAmount } from '@site/rules/money/money';
import type { CustomService } from '#logic/quote/custom-service.ts';
import { formatLineNote, formatSharedNote } from '#logic/quote/line-notes.ts';
import { computeQuoteTotal, type QuoteLine } from '#logic/quote/lines.ts';
import { describeValidity, formatQuoteDay, isExpired, type QuoteTerms } from '#logic/quote/share-text.ts';
import type { Selection } from '#logic/quote/selection.ts';
import { encodeShareLink } from '#logic/quote/share-link.ts';
import { paths } from '@site/rules/urls/paths';
import { CUSTOM_SERVICE_ID } from '@site/rules/quote/catalogue';
import { $announcement, removeLine } from '#stores/quote.ts';
import { Amounts } from '../shared/amounts.tsx';
import { SlipLine } from '../shared/slip-line.tsx';
import { Icon } from '../shared/icon.tsx';
import { SUMMARY_HEADING_ID } from './headings.ts';
import { QuoteConflict } from './quote-conflict.tsx';
import { ProceedButton } from './proceed-button.tsx';
import { ShareQuote } from './share-quote.tsx';

interface Props {
  lines: readonly QuoteLine[];
  selection: Selection;
  customService: CustomService;
  /** True for a quote that came from a link. The summary then has no buttons that remove a line. */
  isShared: boolean;
  /**
   * The lines of the visitor's own quote, as long as the visitor has to choose between it and a shared quote.
   * The summary then shows the shared one, and nothing can be ordered or shared before the choice.
   */
  ownLines?: readonly QuoteLine[] | undefined;
  /** True if the sender of a shared quote also has a custom service, which no link can hold. */
  lacksCustom?: boolean | undefined;
  /** Says what the prices include, and at which rate shillings are shown. */
  footnote: string;
  terms: QuoteTerms;
  shillingsPerDollar: number | undefined;
}

/**
 * The time for which a total must stay the same before it is announced. A moving slider therefore stays
 * silent.
 */
const ANNOUNCEMENT_DELAY_MS = 300;

/**
 * The QR code's module is loaded when the first service is selected, because it would be too late once
 * printing has begun.
 */
const QrCode = lazy(() => import('./qr-code.tsx').catch(() => ({ default: () => null })));

/**
 * Keeps the focus in the summary while the mouse is pressed there. While something in the slip has the focus,
 * the summary does not stick to the window (slip.css). If the focus left, the summary would move between
 * press and release, and the click would be lost.
 */
const keepFocus = (event: MouseEvent<HTMLElement>) => {
  if (event.currentTarget.querySelector('.slip :focus-visible')) event.preventDefault();
};

export function Summary({
  lines,
  selection,
  customService,
  isShared,
  ownLines,
  lacksCustom,
  footnote,
  terms,
  shillingsPerDollar,
}: Props) {
  const total = computeQuoteTotal(lines);
  const announcement = useStore($announcement);
  const [shownAnnouncement, setShownAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(setShownAnnouncement, ANNOUNCEMENT_DELAY_MS, announcement);
    return () => {
      clearTimeout(timer);
    };
  }, [announcement]);
  const isEmpty = lines.length === 0;
  // A link says that there is a custom service, but not which one.
  const hasCustomService = customService.kind === 'valid';
  const quantities = new Map(selection);
  if (hasCustomService || lacksCustom) quantities.set(CUSTOM_SERVICE_ID, 1);
  const link =
    selection.size === 0
      ? ''
      : new URL(paths.quote + encodeShareLink(quantities, terms.day), location.href).href;
  const hasExpired = isExpired(terms);
  const day = formatQuoteDay(terms);
  // A phone shows only how long the quote is valid, so that the button is on the first screen.
  const dayClass = isShared ? '-mt-1 text-slate not-print:max-sm:hidden lg:-mt-5' : 'print-only';

  const remove = ({ id, name }: QuoteLine, isClick: boolean) => {
    removeLine(id, name);
    // The pressed button disappears, so the focus moves to the heading. From there the next Tab reaches the
    // first line, and the screen reader Orca reads on. After a click the page must not scroll.
    setTimeout(() => document.getElementById(SUMMARY_HEADING_ID)?.focus({ preventScroll: isClick }));
  };

  return (
    <aside className={`summary-column max-lg:mt-8 ${isEmpty ? 'no-lines' : ''}`} onMouseDown={keepFocus}>
      <p className="figure print-only mt-6 text-h2">Quote</p>
      {!isEmpty && (
        <p className={`mb-4 text-small ${hasExpired ? 'notice' : dayClass}`}>
          {hasExpired ? `Quote of ${day}. ${describeValidity(terms)}` : `Prices of ${day}.`}
        </p>
      )}
      <div className="slip">
        <h2 className="mb-1 scroll-mt-8 text-h3" id={SUMMARY_HEADING_ID} tabIndex={-1}>
          Your Quote Summary
        </h2>
        {isEmpty ? (
          <p className="slip-line text-slate">No services selected yet</p>
        ) : (
          <ul>
            {lines.map((line) => (
              <SlipLine
                key={line.id}
                name={line.name}
                amount={formatAmount(line.total, total)}
                note={isShared ? formatSharedNote(line) : formatLineNote(line)}
              >
                {!isShared && (
                  <>
                    {/* The note of a shared quote already contains the description. */}
                    <p className="slip-note print-only">{line.description}</p>
                    <button
                      type="button"
                      className="slip-remove print-hidden grid cursor-pointer place-items-center text-slate hover:text-error"
                      aria-label={`Remove ${line.name}`}
                      onClick={({ detail }) => {
                        // `detail` counts clicks, and is 0 for a key. The line below moves up, so the second
                        // click of a double click would remove that line.
                        if (detail < 2) remove(line, detail > 0);
                      }}
                    >
                      <Icon kind="close" className="size-4" />
                    </button>
                  </>
                )}
              </SlipLine>
            ))}
            {lacksCustom && (
              <li className="slip-line">
                The sender also proposed a service of their own. It is not in this total: ask them.
              </li>
            )}
          </ul>
        )}
        <Amounts rows={[['Tax', '—']]} total={total} shillingsPerDollar={shillingsPerDollar} />
        <p className="mt-1 text-label text-slate">
          {isEmpty || hasExpired ? footnote : `${describeValidity(terms, hasCustomService)} ${footnote}`}
        </p>
        {link !== '' && (
          <div className="print-only mt-4 flex items-center gap-4">
            <Suspense>
              <QrCode text={link} className="-m-2 shrink-0" />
            </Suspense>
            <p>
              This quote on our website: <a href={link}>{link.replace(/^https?:\/\//, '')}</a>
            </p>
          </div>
        )}
        {/* This must be one text node. If there were two, Firefox would announce only the changed one. */}
        <p className="sr-only" aria-live="polite" aria-atomic="true">
          {shownAnnouncement}
        </p>
        <div className="print-hidden mt-3 grid gap-4">
          <div className="grid gap-4 empty:hidden" aria-live="polite">
            {ownLines && <QuoteConflict lines={ownLines} />}
          </div>
          {!ownLines && <ProceedButton lines={lines} customService={customService} />}
        </div>
      </div>
      {!isEmpty && !ownLines && (
        <ShareQuote
          lines={lines}
          terms={terms}
          link={link}
          isShared={isShared}
          hasCustomService={hasCustomService}
        />
      )}
    </aside>
  );
}
