import type { Catalogue } from '@site/rules/quote/catalogue';
import { decodeAddition, decodeShareLink } from '@site/rules/quote/shared-quote';
import { addToQuote, receiveSharedQuote } from '../../stores/quote.ts';
import { tickId } from './typed-choices.ts';

/** Also cleans the address, so that a reload does not ask again. */
export function openSharedQuote(catalogue: Catalogue): void {
  const shared = decodeShareLink(location.hash, catalogue);
  const added = decodeAddition(location.hash, catalogue);
  if (!shared && !added) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (shared) receiveSharedQuote(shared);
  if (!added) return;
  addToQuote(added);
  // Where the visitor left off: its quantity stands below it, and a screen reader reads its name and price.
  const [id = ''] = added.selection.keys();
  document.getElementById(tickId(id))?.focus();
}
