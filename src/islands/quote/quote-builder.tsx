import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { parseCustomService } from '../../logic/quote/custom-draft.ts';
import { formatMoney } from '@site/rules/money/money';
import { countServices, quoteLines, quoteTotals } from '../../logic/quote/lines.ts';
import { onFragment, onReturn } from '../../platform/page-lifecycle.ts';
import { $quote, restoreQuote } from '../../stores/quote.ts';
import { Toaster } from '../shared/toaster.tsx';
import { useEarlyInput } from '../shared/page-values.ts';
import { island } from '../shared/error-boundary.tsx';
import { type CatalogueGroup, CatalogueList } from './catalogue-list.tsx';
import { CustomServiceForm } from './custom-service-form.tsx';
import { Notices } from './notices.tsx';
import { openSharedQuote } from './shared-quote.ts';
import { Summary, SUMMARY_HEADING_ID } from './summary.tsx';
import { adoptChoice, emptyChoices } from './typed-choices.ts';

interface Props {
  groups: readonly CatalogueGroup[];
  taxNote: string;
  /** Kenyan shillings for a dollar, if the owner has set a rate. */
  rate: number | undefined;
}

function Builder({ groups, taxNote, rate }: Props) {
  const catalogue = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const { selection, custom } = useStore($quote);
  const service = parseCustomService(custom);
  const lines = quoteLines(selection, service, catalogue);

  const early = useEarlyInput(emptyChoices(catalogue));

  useEffect(() => {
    restoreQuote(catalogue);
    for (const change of early) adoptChoice(...change);
    openSharedQuote(catalogue);
    const stopReturns = onReturn(() => {
      restoreQuote(catalogue);
    });
    const stopFragments = onFragment(() => {
      openSharedQuote(catalogue);
    });
    return () => {
      stopReturns();
      stopFragments();
    };
  }, [catalogue, early]);

  return (
    <>
      {/* The column is set, because this part is painted before the summary could push it there. */}
      <div className="print-hidden min-w-0 lg:col-start-1">
        <Notices catalogue={catalogue} />
        <CatalogueList groups={groups} selection={selection} />
        <CustomServiceForm draft={custom} service={service} lines={lines} />
        {/* Stays at the lower edge of a phone's window until the summary comes into view. */}
        {lines.length > 0 && (
          <div className="bottom-bar on-dark sticky bottom-0 z-10 -mx-gutter mt-8 flex flex-wrap items-center justify-between gap-2 line-t border-rule-dark bg-band px-gutter py-3 text-on-band lg:hidden low:static">
            <p>
              <span className="block text-small text-mist">{countServices(lines)}</span>{' '}
              <span className="figure tabular text-lead whitespace-nowrap">
                {formatMoney(quoteTotals(lines).total)}
              </span>
            </p>
            <a
              className="rounded-md line-t line-r line-b line-l bg-sun px-2.5 py-3 font-bold whitespace-nowrap text-on-sun"
              href={`#${SUMMARY_HEADING_ID}`}
            >
              View summary
            </a>
          </div>
        )}
      </div>
      <Summary lines={lines} selection={selection} service={service} taxNote={taxNote} rate={rate} />
    </>
  );
}

export const QuoteBuilder = island(Builder, Toaster);
