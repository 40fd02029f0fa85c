import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { parseCustomService } from '#logic/quote/custom-draft.ts';
import { formatMoney } from '@site/rules/money/money';
import { getKenyaDay } from '@site/rules/time/dates';
import { formatServiceCount, listQuoteLines, computeQuoteTotal } from '#logic/quote/lines.ts';
import type { QuoteTerms } from '#logic/quote/share-text.ts';
import { listen, onReturn } from '#platform/page-lifecycle.ts';
import { $conflictingQuote, $quote, restoreQuote } from '#stores/quote.ts';
import { useEarlyInput } from '../shared/page-values.ts';
import { createIsland } from '../shared/error-boundary.tsx';
import { updateUrl, openQuoteFromUrl } from './page-url.ts';
import { type CatalogueGroup, CatalogueList } from './catalogue-list.tsx';
import { CustomServiceForm } from './custom-service-form.tsx';
import { goToHeading, SUMMARY_HEADING_ID } from './headings.ts';
import { Notices } from './notices.tsx';
import { Summary } from './summary.tsx';
import { copyToQuote, createEmptyControlValues } from './control-values.ts';

const NO_CUSTOM_SERVICE = { kind: 'empty' } as const;

interface Props {
  groups: readonly CatalogueGroup[];
  /** Says what the prices include, and at which rate shillings are shown. */
  footnote: string;
  terms: QuoteTerms;
  /** Missing if the owner has set no rate. */
  shillingsPerDollar: number | undefined;
}

function Builder({ groups, terms, ...summaryProps }: Props) {
  const catalogue = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const quote = useStore($quote);
  const { selection, custom, isShared, day } = quote;
  const conflictingQuote = useStore($conflictingQuote);
  const customService = parseCustomService(custom);
  const lines = listQuoteLines(selection, customService, catalogue);
  const shownQuote = conflictingQuote
    ? {
        ...conflictingQuote,
        customService: NO_CUSTOM_SERVICE,
        isShared: true,
        ownLines: lines,
      }
    : { ...quote, customService, day: isShared ? day : (day ?? getKenyaDay()) };

  const earlyChanges = useEarlyInput(createEmptyControlValues(catalogue));

  useEffect(() => {
    restoreQuote(catalogue);
    for (const change of earlyChanges) copyToQuote(...change);
    openQuoteFromUrl(catalogue);
    const cleanups = [
      $quote.listen(updateUrl),
      onReturn(() => {
        restoreQuote(catalogue);
      }),
      listen('hashchange', () => {
        // Visitors read a shared quote from its top.
        if (openQuoteFromUrl(catalogue)) scrollTo(0, 0);
      }),
    ];
    return () => {
      for (const cleanUp of cleanups) cleanUp();
    };
  }, [catalogue, earlyChanges]);

  useEffect(() => {
    // styles/quote.css hides the list of services while a shared quote is shown. This effect reads the
    // stores, because they may have changed since the first render.
    const isSharedQuoteShown = $quote.get().isShared || $conflictingQuote.get() !== undefined;
    document.documentElement.classList.toggle('shared-quote', isSharedQuoteShown);
  }, [isShared, conflictingQuote]);

  return (
    <>
      {/* This part is painted before the summary arrives. Its explicit column then keeps it in place. */}
      <div className="print-hidden min-w-0 lg:col-start-1">
        <Notices />
        <div className="builder-only">
          <CatalogueList groups={groups} selection={selection} />
          {/* On a phone the total sticks to the lower edge of the window until the list ends. The bar depends
              on the selection alone, so that nothing moves while a custom service is typed. */}
          {selection.size > 0 && (
            <div className="bottom-bar on-dark sticky bottom-0 z-1 -mx-gutter flex flex-wrap items-center justify-between gap-2 line-t border-rule-dark bg-band px-gutter py-3 text-on-band lg:hidden short:static">
              <p>
                <span className="block text-small text-mist">{formatServiceCount(lines)}</span>{' '}
                <span className="figure tabular text-lead whitespace-nowrap">
                  {formatMoney(computeQuoteTotal(lines))}
                </span>
              </p>
              <button
                type="button"
                className="cursor-pointer rounded-md line-t line-r line-b line-l bg-sun px-2.5 py-3 font-bold whitespace-nowrap text-on-sun"
                onClick={() => {
                  goToHeading(SUMMARY_HEADING_ID);
                }}
              >
                View summary
              </button>
            </div>
          )}
          <CustomServiceForm draft={custom} customService={customService} lines={lines} />
        </div>
      </div>
      <Summary
        {...summaryProps}
        {...shownQuote}
        terms={{ ...terms, day: shownQuote.day }}
        lines={listQuoteLines(shownQuote.selection, shownQuote.customService, catalogue)}
      />
    </>
  );
}

export const QuoteBuilder = createIsland(Builder);
