import type { Catalogue } from '../../domain/quote/catalogue.ts';
import { decodeShareLink } from '../../domain/quote/share-link.ts';
import { receiveSharedQuote } from '../../stores/quote.ts';

/** Also cleans the address, so that a reload does not ask again. */
export function openSharedQuote(catalogue: Catalogue): void {
  const shared = decodeShareLink(location.hash, catalogue);
  if (!shared) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  receiveSharedQuote(shared);
}
