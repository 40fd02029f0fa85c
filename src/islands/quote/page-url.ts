import type { Catalogue } from '@site/rules/quote/catalogue';
import { getKenyaDay } from '@site/rules/time/dates';
import type { Quote } from '#logic/quote/saved-quote.ts';
import { decodeAddLink, decodeShareLink, encodeShareLink } from '#logic/quote/share-link.ts';
import { replaceUrl } from '#platform/navigation.ts';
import { $conflictingQuote, $quote, addToQuote, receiveSharedQuote } from '#stores/quote.ts';
import { getCheckboxId } from './control-values.ts';

export const clearUrl = () => {
  replaceUrl(location.pathname + location.search);
};

/**
 * Opens the shared quote in the URL and returns it, or adds the service in the URL to the visitor's quote. A
 * shared quote stays in the URL, for a reload or a bookmark. If the URL has neither, but the quote on the
 * page is shared, puts that quote into the URL again.
 */
export function openQuoteFromUrl(catalogue: Catalogue) {
  const sharedQuote = decodeShareLink(location.hash, catalogue);
  const selectionToAdd = decodeAddLink(location.hash, catalogue);
  if (sharedQuote) receiveSharedQuote(sharedQuote);
  else if (selectionToAdd) {
    clearUrl();
    addToQuote(selectionToAdd);
    // The focus goes to the checkbox of the added service. A screen reader then reads its name and price, and
    // Tab leads to its quantity.
    const [id = ''] = selectionToAdd.selection.keys();
    document.getElementById(getCheckboxId(id))?.focus();
  } else if ($quote.get().isShared) updateUrl($quote.get());
  return sharedQuote;
}

/**
 * Keeps a quote that is in the URL up to date, so that whoever shares the URL shares what is on the page.
 * `previousQuote` is the quote before a change.
 */
export function updateUrl({ selection, isShared, day }: Quote, previousQuote?: Quote): void {
  // A shared quote stays in the URL unchanged until its selection changes.
  if (previousQuote?.isShared && previousQuote.selection === selection) return;
  // An empty catalogue is enough here, because it does not matter which services are still sold.
  const isQuoteInUrl = decodeShareLink(location.hash, []) !== undefined;
  // The visitor has yet to choose between two quotes.
  if ($conflictingQuote.get()) return;
  // Either the URL has the shared quote, or no quote is shared and the URL has none.
  if (isShared === isQuoteInUrl) return;
  // Either the visitor's own quote replaces the one in the URL, or the URL has lost the shared quote.
  if (selection.size > 0) replaceUrl(encodeShareLink(selection, day ?? getKenyaDay()));
  else clearUrl();
}
