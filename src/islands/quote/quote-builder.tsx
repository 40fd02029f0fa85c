import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Catalogue } from '../../domain/quote/catalogue.ts';
import { parseCustomService } from '../../domain/quote/custom-service.ts';
import { quoteLines } from '../../domain/quote/lines.ts';
import { onFragment } from '../../platform/navigation.ts';
import { onReturn, whenVisited } from '../../platform/page-lifecycle.ts';
import { $quote, restoreQuote, returnToQuote } from '../../stores/quote.ts';
import { Toaster } from '../shared/toaster.tsx';
import { island } from '../shared/error-boundary.tsx';
import { adoptChoices } from './adopt-choices.ts';
import { BottomBar } from './bottom-bar.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import { CustomServiceForm } from './custom-service-form.tsx';
import { Notices } from './notices.tsx';
import { openSharedQuote } from './shared-quote.ts';
import { Summary } from './summary.tsx';

interface Props {
  readonly catalogue: Catalogue;
  readonly taxNote: string;
  /** Of shillings for a dollar, where the owner has set it. */
  readonly rate: number | undefined;
}

function Builder({ catalogue, taxNote, rate }: Props) {
  const quote = useStore($quote, { ssr: 'initial' });
  const { selection, custom } = quote;
  const service = parseCustomService(custom);
  const lines = quoteLines(selection, service, catalogue);

  useEffect(() => {
    whenVisited(() => {
      restoreQuote(catalogue);
      adoptChoices(catalogue);
      openSharedQuote(catalogue);
    });
    const stopReturns = onReturn(() => {
      returnToQuote(catalogue);
    });
    const stopFragments = onFragment(() => {
      openSharedQuote(catalogue);
    });
    return () => {
      stopReturns();
      stopFragments();
    };
  }, [catalogue]);

  return (
    <div className="page-width with-slip pt-10 pb-section lg:pt-14">
      <div className="print-hidden min-w-0">
        <Notices catalogue={catalogue} />
        <CatalogueList catalogue={catalogue} selection={selection} />
        <CustomServiceForm draft={custom} service={service} lines={lines} />
        <BottomBar lines={lines} />
      </div>
      <Summary lines={lines} quote={quote} service={service} taxNote={taxNote} rate={rate} />
    </div>
  );
}

export const QuoteBuilder = island(Builder, Toaster);
