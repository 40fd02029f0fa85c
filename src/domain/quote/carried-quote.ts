import type { Catalogue } from './catalogue.ts';
import type { QuoteChange } from './changes.ts';
import { EMPTY_DRAFT, parseCustomService } from './custom-service.ts';
import { quoteLines } from './lines.ts';
import { NOTHING_SELECTED } from './selection.ts';
import type { BuilderState } from './saved-builder.ts';
import { decodeShareLink, encodeShareLink } from './share-link.ts';
import type { RestoredQuote } from './stored-quote.ts';

/**
 * For browsers that store nothing: the quote as the fragment of the checkout's address. A fragment is sent to
 * no server. The custom service travels as typed, and passes the same rule again on arrival.
 */
export function carryQuote({ selection, custom }: BuilderState): string {
  if (parseCustomService(custom).kind !== 'valid') return encodeShareLink(selection);
  return `${encodeShareLink(selection)}&${new URLSearchParams({ name: custom.name, price: custom.price }).toString()}`;
}

/** `undefined` without a valid line. */
export function arriveWithQuote(fragment: string, catalogue: Catalogue): RestoredQuote | undefined {
  const shared = decodeShareLink(fragment, catalogue);
  const parameters = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/u, '')));
  const custom = parseCustomService({ ...EMPTY_DRAFT, ...parameters });
  const lines = quoteLines(shared?.selection ?? NOTHING_SELECTED, custom, catalogue);
  if (lines.length === 0) return undefined;
  const customLost: QuoteChange[] =
    custom.kind === 'valid' || custom.kind === 'empty' ? [] : [{ kind: 'custom' }];
  return { lines, changes: [...(shared?.changes ?? []), ...customLost] };
}
