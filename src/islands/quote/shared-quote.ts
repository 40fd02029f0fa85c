import type { Catalogue } from '@site/rules/quote/catalogue';
import { decodeAddition, decodeShareLink } from '../../logic/quote/share-link.ts';
import { addToQuote, receiveSharedQuote } from '../../stores/quote.ts';
import { tickId } from './typed-choices.ts';

/** Takes the quote out of the address, so that a reload does not ask again. */
export function openSharedQuote(catalogue: Catalogue): void {
  const shared = decodeShareLink(location.hash, catalogue);
  const added = decodeAddition(location.hash, catalogue);
  if (!shared && !added) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (shared) receiveSharedQuote(shared);
  if (!added) return;
  addToQuote(added);
  // At the tick a screen reader reads name and price, and the quantity comes next.
  const [id = ''] = added.selection.keys();
  document.getElementById(tickId(id))?.focus();
}
