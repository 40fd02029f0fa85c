import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { parseCustomService } from '@site/rules/quote/custom-service';
import { quoteLines } from '@site/rules/quote/lines';
import { onFragment, onReturn } from '../../platform/page-lifecycle.ts';
import { $quote, restoreQuote } from '../../stores/quote.ts';
import { Toaster } from '../shared/toaster.tsx';
import { useTyped } from '../shared/typed.ts';
import { island } from '../shared/error-boundary.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { type CatalogueGroup, CatalogueList } from './catalogue-list.tsx';
import { CustomServiceForm } from './custom-service-form.tsx';
import { Notices } from './notices.tsx';
import { openSharedQuote } from './shared-quote.ts';
import { Summary } from './summary.tsx';
import { adoptChoice, choiceIds } from './typed-choices.ts';

interface Props {
  readonly groups: readonly CatalogueGroup[];
  readonly taxNote: string;
  /** Of shillings for a dollar, where the owner has set it. */
  readonly rate: number | undefined;
}

function Builder({ groups, taxNote, rate }: Props) {
  const catalogue = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const { selection, custom } = useStore($quote, { ssr: 'initial' });
  const service = parseCustomService(custom);
  const lines = quoteLines(selection, service, catalogue);

  const adoptTyped = useTyped(choiceIds(catalogue));

  useEffect(() => {
    restoreQuote(catalogue);
    adoptTyped(adoptChoice);
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
  }, [catalogue, adoptTyped]);

  return (
    <>
      <div className="print-hidden min-w-0">
        <Notices catalogue={catalogue} />
        <CatalogueList groups={groups} selection={selection} />
        <CustomServiceForm draft={custom} service={service} lines={lines} />
        <BottomBar lines={lines} />
      </div>
      <Summary lines={lines} selection={selection} service={service} taxNote={taxNote} rate={rate} />
    </>
  );
}

export const QuoteBuilder = island(Builder, Toaster);
