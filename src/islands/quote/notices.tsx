import { useStore } from '@nanostores/react';
import type { Catalogue } from '../../domain/quote/catalogue.ts';
import { countAndTotal, quoteLines } from '../../domain/quote/lines.ts';
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
import { Notice, QuoteChanges } from '../shared/notice.tsx';
import { CATALOGUE_HEADING_ID } from './catalogue-list.tsx';
import { SUMMARY_HEADING_ID } from './summary.tsx';

const FORGETFUL =
  'Your browser does not let this page save anything, so your quote is lost when you close or reload it.';

export function Notices({ catalogue }: { readonly catalogue: Catalogue }) {
  const changes = useStore($changes, { ssr: 'initial' });
  const persistent = useStore($persistent, { ssr: 'initial' });
  const offered = useStore($offered, { ssr: 'initial' });
  const opened = useStore($opened, { ssr: 'initial' });
  const words = (selection: Selection) => countAndTotal(quoteLines(selection, { kind: 'empty' }, catalogue));
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
        <Notice words={offer}>
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
        </Notice>
      )}
      {opened && (
        <Notice words={`You opened a shared package: ${words(opened)}.`}>
          <p>
            {`You opened a shared package: ${words(opened)}. `}
            <a className="font-bold link" href={`#${SUMMARY_HEADING_ID}`}>
              See its summary
            </a>
          </p>
        </Notice>
      )}
      <QuoteChanges changes={changes} />
      {!persistent && (
        <Notice words={FORGETFUL}>
          <p>{FORGETFUL}</p>
        </Notice>
      )}
    </div>
  );
}
