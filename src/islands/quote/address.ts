import type { Catalogue } from '@site/rules/quote/catalogue';
import type { Quote } from '../../logic/quote/saved-quote.ts';
import { decodeAddition, decodeShareLink, encodeShareLink } from '../../logic/quote/share-link.ts';
import { showAddress } from '../../platform/navigation.ts';
import { $offered, $quote, addToQuote, receiveSharedQuote } from '../../stores/quote.ts';
import { tickId } from './typed-choices.ts';

export const clearAddress = () => {
  showAddress(location.pathname + location.search);
};

/** Opens the quote that the address holds, and leaves it there for a reload or a bookmark. */
export function openAddress(catalogue: Catalogue): void {
  const shared = decodeShareLink(location.hash, catalogue);
  const added = decodeAddition(location.hash, catalogue);
  if (shared) receiveSharedQuote(shared);
  else if (added) {
    clearAddress();
    addToQuote(added);
    // At the tick a screen reader reads name and price, and the quantity comes next.
    const [id = ''] = added.selection.keys();
    document.getElementById(tickId(id))?.focus();
  } else if ($quote.get().isSent) followQuote($quote.get());
}

/**
 * Writes the quote into the address if that has one already, so that whoever shares the address shares what
 * is on the page. A sent quote stays as its sender wrote it.
 */
export function followQuote({ selection, isSent }: Quote): void {
  // Whether its services are known does not matter here.
  const isInAddress = decodeShareLink(location.hash, []) !== undefined;
  if (isSent === isInAddress || $offered.get()) return;
  if (selection.size > 0) showAddress(encodeShareLink(selection));
  else clearAddress();
}
