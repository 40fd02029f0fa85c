import { useStore } from '@nanostores/react';
import type { Catalogue } from '../../domain/quote/catalogue.ts';
import { quoteLines, quoteTotals } from '../../domain/quote/lines.ts';
import { countAndTotal } from '../../domain/quote/share-words.ts';
import type { Selection } from '../../domain/quote/selection.ts';
import {
  $changes,
  $offered,
  $opened,
  $persistent,
  acceptSharedQuote,
  declineSharedQuote,
} from '../../stores/quote.ts';
import { focusBefore } from '../shared/focus-before.ts';
import { SaidOnce } from '../shared/said-once.tsx';
import { CATALOGUE_HEADING_ID } from './catalogue-list.tsx';
import { SUMMARY_HEADING_ID } from './summary.tsx';
import { QuoteChanges } from './quote-changes.tsx';

const FORGETFUL =
  'Your browser does not let this page keep anything, so the quote is gone once you close or reload it.';

interface Props {
  readonly catalogue: Catalogue;
}

export function Notices({ catalogue }: Props) {
  const changes = useStore($changes, { ssr: 'initial' });
  const persistent = useStore($persistent, { ssr: 'initial' });
  const offered = useStore($offered, { ssr: 'initial' });
  const opened = useStore($opened, { ssr: 'initial' });
  const words = (selection: Selection) => {
    const { total } = quoteTotals(quoteLines(selection, { kind: 'empty' }, catalogue));
    return countAndTotal(selection.size, total);
  };
  /** The answer takes its buttons away, so the list that it was about takes the focus. */
  const answer = (settle: () => void) => () => {
    focusBefore(settle, CATALOGUE_HEADING_ID);
  };
  const offer =
    offered &&
    `The link you opened carries a quote of ${words(offered.selection)}. You have one here already.`;
  return (
    <div className="grid gap-4 not-empty:mb-8">
      {offered && offer && (
        <div className="notice">
          <SaidOnce words={offer} />
          <p>{offer}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <button
              type="button"
              className="button-main"
              onClick={answer(() => {
                acceptSharedQuote(offered);
              })}
            >
              Replace mine
            </button>
            <button type="button" className="button-quiet" onClick={answer(declineSharedQuote)}>
              Keep mine
            </button>
          </div>
        </div>
      )}
      {opened && (
        <div className="notice">
          <SaidOnce words={`You opened a shared package: ${words(opened)}.`} />
          <p>
            {`You opened a shared package: ${words(opened)}. `}
            <a className="font-bold link" href={`#${SUMMARY_HEADING_ID}`}>
              See its summary
            </a>
          </p>
        </div>
      )}
      <QuoteChanges changes={changes} />
      {!persistent && (
        <div className="notice">
          <SaidOnce words={FORGETFUL} />
          <p>{FORGETFUL}</p>
        </div>
      )}
    </div>
  );
}
