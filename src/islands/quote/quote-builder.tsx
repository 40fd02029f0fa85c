import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { parseCustomService } from '../../logic/quote/custom-draft.ts';
import { formatMoney } from '@site/rules/money/money';
import { formatServiceCount, listQuoteLines, quoteTotal } from '../../logic/quote/lines.ts';
import type { QuoteTerms } from '../../logic/quote/share-text.ts';
import { onFragment, onReturn } from '../../platform/page-lifecycle.ts';
import { $offered, $quote, restoreQuote } from '../../stores/quote.ts';
import { useEarlyInput } from '../shared/page-values.ts';
import { createIsland } from '../shared/error-boundary.tsx';
import { followQuote, openAddress } from './address.ts';
import { type CatalogueGroup, CatalogueList } from './catalogue-list.tsx';
import { CustomServiceForm } from './custom-service-form.tsx';
import { goToHeading, SUMMARY_HEADING_ID } from './headings.ts';
import { Notices } from './notices.tsx';
import { Summary } from './summary.tsx';
import { adoptChoice, createEmptyChoices } from './typed-choices.ts';

const NO_CUSTOM = { kind: 'empty' } as const;

interface Props {
  groups: readonly CatalogueGroup[];
  taxNote: string;
  terms: QuoteTerms;
  /** Kenyan shillings for a dollar, if the owner has set a rate. */
  rate: number | undefined;
}

function Builder({ groups, ...words }: Props) {
  const catalogue = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const { selection, custom, isSent } = useStore($quote);
  const offered = useStore($offered);
  const service = parseCustomService(custom);
  const lines = listQuoteLines(selection, service, catalogue);
  const shown = offered
    ? { selection: offered.selection, service: NO_CUSTOM, isSent: false, own: lines }
    : { selection, service, isSent, own: undefined };

  const early = useEarlyInput(createEmptyChoices(catalogue));

  useEffect(() => {
    restoreQuote(catalogue);
    for (const change of early) adoptChoice(...change);
    openAddress(catalogue);
    const stops = [
      $quote.listen(followQuote),
      onReturn(() => {
        restoreQuote(catalogue);
      }),
      onFragment(() => {
        openAddress(catalogue);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [catalogue, early]);

  useEffect(() => {
    // The page hides the list then: styles/forms.css. The stores know more than the first render did.
    const showsSent = $quote.get().isSent || $offered.get() !== undefined;
    document.documentElement.classList.toggle('sent-quote', showsSent);
  }, [isSent, offered]);

  return (
    <>
      {/* The column is set, because this part is painted before the summary could push it there. */}
      <div className="print-hidden min-w-0 lg:col-start-1">
        <Notices />
        <div className="builder">
          <CatalogueList groups={groups} selection={selection} />
          <CustomServiceForm draft={custom} service={service} lines={lines} />
          {/* Stays at the lower edge of a phone's window until the summary comes into view. */}
          {lines.length > 0 && (
            <div className="bottom-bar on-dark sticky bottom-0 z-10 -mx-gutter mt-2 flex flex-wrap items-center justify-between gap-2 line-t border-rule-dark bg-band px-gutter py-3 text-on-band lg:hidden low:static">
              <p>
                <span className="block text-small text-mist">{formatServiceCount(lines)}</span>{' '}
                <span className="figure tabular text-lead whitespace-nowrap">
                  {formatMoney(quoteTotal(lines))}
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
        </div>
      </div>
      <Summary {...words} {...shown} lines={listQuoteLines(shown.selection, shown.service, catalogue)} />
    </>
  );
}

export const QuoteBuilder = createIsland(Builder);
