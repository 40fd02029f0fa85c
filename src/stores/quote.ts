import { atom } from 'nanostores';
import { formatMoney } from '@site/rules/money/money';
import { CUSTOM_SERVICE_ID, type Catalogue } from '@site/rules/quote/catalogue';
import { describeDifferences } from '#logic/quote/differences.ts';
import type { CatalogueDifference, CheckedSelection } from '#logic/quote/check-selection.ts';
import { EMPTY_DRAFT, type CustomDraft } from '#logic/quote/custom-service.ts';
import { listQuoteLines, computeQuoteTotal, type QuoteLine } from '#logic/quote/lines.ts';
import { parseCustomService } from '#logic/quote/custom-draft.ts';
import {
  EMPTY_SELECTION,
  removeFromSelection,
  setQuantity,
  toggleInSelection,
} from '#logic/quote/selection.ts';
import { encodeShareLink } from '#logic/quote/share-link.ts';
import { decodeLines, encodeLines } from '#logic/quote/stored-lines.ts';
import { decodeQuote, encodeQuote, type Quote, type SavedQuote } from '#logic/quote/saved-quote.ts';
import { clearSession, readSession, writeSession } from '#platform/session.ts';
import messages from '#logic/quote/link-messages.json' with { type: 'json' };

const EMPTY_QUOTE: Quote = { selection: EMPTY_SELECTION, custom: EMPTY_DRAFT, isShared: false };
const UNREADABLE_QUOTE: SavedQuote = { ...EMPTY_QUOTE, differences: [{ kind: 'unreadable' }] };

export const $quote = atom<Quote>(EMPTY_QUOTE);

/** The visitor's last edit and the new total, for screen readers. */
export const $announcement = atom('');

/**
 * Sentences that say what was left out of `$quote` or of a link, and which names and prices have changed
 * since the quote was saved or shared.
 */
export const $differenceMessages = atom<readonly string[]>([]);

/** False if the browser could not store the quote. */
export const $isQuoteStored = atom(true);

/**
 * A shared quote that differs from the visitor's own quote. The page shows the shared quote until the visitor
 * chooses one of the two. A shared quote that was chosen is in `$quote`, with `isShared` set to true.
 */
export const $conflictingQuote = atom<CheckedSelection | undefined>();

let catalogue: Catalogue = [];

/**
 * Changes and stores the quote, and announces the new total after the prefix, which is “Total” by default. An
 * empty prefix announces nothing.
 */
function changeQuote(edit: Partial<Quote>, announcementPrefix?: string) {
  // `day` and `lacksCustom` describe a shared quote. If the edit changes the services, the current values no
  // longer apply, so only the edit's own values count.
  const { day, lacksCustom } = edit.selection || edit.custom ? edit : $quote.get();
  // A changed quote is the visitor's own, unless the edit itself says that it is shared.
  const quote: Quote = { ...$quote.get(), isShared: false, ...edit, day, lacksCustom };
  $quote.set(quote);
  $isQuoteStored.set(writeSession('quoteBuilder', encodeQuote(quote)));
  announce(announcementPrefix);
}

function announce(prefix = 'Total') {
  const { selection, custom } = $quote.get();
  const lines = listQuoteLines(selection, parseCustomService(custom), catalogue);
  $announcement.set(prefix && `${prefix} ${formatMoney(computeQuoteTotal(lines))}`);
}

/**
 * Announces the total once the visitor has left the form of the custom service. If another change has been
 * announced since, the visitor already knows the total.
 */
export function announceTotal() {
  if ($announcement.get() === '') announce();
}

export const toggleItem = (id: string) => {
  changeQuote({ selection: toggleInSelection($quote.get().selection, id) });
};

export const changeQuantity = (id: string, quantity: number, announcementPrefix?: string) => {
  changeQuote({ selection: setQuantity($quote.get().selection, id, quantity) }, announcementPrefix);
};

/** Changes the custom service without announcing it. The form announces the change when it loses focus. */
export const editCustomService = (edit: Partial<CustomDraft>) => {
  changeQuote({ custom: { ...$quote.get().custom, ...edit } }, '');
};

export const removeLine = (id: string, name: string) => {
  changeQuote(
    id === CUSTOM_SERVICE_ID
      ? { custom: EMPTY_DRAFT }
      : { selection: removeFromSelection($quote.get().selection, id) },
    `Removed ${name}. Total`,
  );
};

const reportDifferences = (differences: readonly CatalogueDifference[]) => {
  $differenceMessages.set(describeDifferences(differences));
};

export function restoreQuote(currentCatalogue: Catalogue) {
  catalogue = currentCatalogue;
  const checkoutDifferences = takeCheckoutDifferences();
  const savedQuote = readSession('quoteBuilder');
  // Nothing is stored before the first change and after an order.
  if (savedQuote === '') {
    $quote.set(EMPTY_QUOTE);
    $announcement.set('');
    reportDifferences(checkoutDifferences);
    return;
  }
  const { differences, ...quote } = decodeQuote(savedQuote, catalogue) ?? UNREADABLE_QUOTE;
  changeQuote(quote, '');
  reportDifferences([...checkoutDifferences, ...differences]);
}

/**
 * Returns why none of the stored lines could be ordered at the checkout, and deletes these lines, so that the
 * visitor reads the reason only once.
 */
function takeCheckoutDifferences(): readonly CatalogueDifference[] {
  const storedLines = readSession('quoteItems');
  if (storedLines === '') return [];
  const { lines, differences } = decodeLines(storedLines, catalogue);
  if (lines.length > 0) return [];
  clearSession('quoteItems');
  return differences;
}

const isEmptyQuote = ({ selection, custom }: Quote) =>
  selection.size === 0 && parseCustomService(custom).kind === 'empty';

function showSharedQuote({ differences, ...sharedQuote }: CheckedSelection) {
  changeQuote({ ...sharedQuote, custom: EMPTY_DRAFT, isShared: true }, '');
  reportDifferences(differences);
}

/**
 * Opens the quote of a link:
 *
 * - If nothing in the link can be ordered, says so.
 * - If the visitor has no quote, or only a shared one, shows the quote of the link.
 * - If the visitor's own quote is different, keeps it and asks which of the two to use.
 * - If both quotes are the same, says only what was left out of the link's quote.
 */
export function receiveSharedQuote(sharedQuote: CheckedSelection) {
  const currentQuote = $quote.get();
  $conflictingQuote.set(undefined);
  // A screen reader must not find the total of the visitor's own quote beside that of the shared quote.
  $announcement.set('');
  if (sharedQuote.selection.size === 0) {
    // If the quote on the page stayed marked as shared, it would seem to come from this link.
    markQuoteAsOwn();
    $differenceMessages.set(
      isEmptyQuote(currentQuote) ? [messages.emptyLink] : [messages.emptyLink, messages.ownQuote],
    );
  } else if (currentQuote.isShared || isEmptyQuote(currentQuote)) showSharedQuote(sharedQuote);
  else if (encodeShareLink(currentQuote.selection) !== encodeShareLink(sharedQuote.selection))
    $conflictingQuote.set(sharedQuote);
  else if (sharedQuote.differences.length > 0) reportDifferences(sharedQuote.differences);
}

export function replaceOwnQuote() {
  const sharedQuote = $conflictingQuote.get();
  $conflictingQuote.set(undefined);
  if (sharedQuote) showSharedQuote(sharedQuote);
}

export function markQuoteAsOwn() {
  $conflictingQuote.set(undefined);
  changeQuote({}, '');
}

/** Adds services to the quote. A service that the quote already has keeps its quantity. */
export function addToQuote({ selection, differences }: CheckedSelection) {
  changeQuote({ selection: new Map([...selection, ...$quote.get().selection]) }, '');
  reportDifferences(differences);
}

/** Stores the lines for the checkout. Returns false if the browser cannot store them. */
export function storeForCheckout(lines: readonly QuoteLine[]) {
  $isQuoteStored.set(writeSession('quoteItems', encodeLines(lines)));
  return $isQuoteStored.get();
}
