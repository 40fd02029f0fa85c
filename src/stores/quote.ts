import { atom } from 'nanostores';
import { formatMoney } from '@site/rules/money/money';
import { CUSTOM_ID, type Catalogue } from '@site/rules/quote/catalogue';
import { describeChanges } from '../logic/quote/changes.ts';
import { type QuoteChange, NOTHING_SELECTED, type CheckedSelection } from '../logic/quote/selection.ts';
import { EMPTY_DRAFT, type CustomDraft } from '../logic/quote/custom-service.ts';
import { quoteLines, quoteTotal, type QuoteLine } from '../logic/quote/lines.ts';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import { parseCustomService } from '../logic/quote/custom-draft.ts';
import { remove, setQuantity, toggle } from '../logic/quote/edit-selection.ts';
import { encodeShareLink } from '../logic/quote/share-link.ts';
import { decodeLines, encodeLines } from '../logic/quote/saved-lines.ts';
import { decodeQuote, encodeQuote, type Quote, type SavedQuote } from '../logic/quote/saved-quote.ts';
import { clearSession, readSession, writeSession } from '../platform/session.ts';

const EMPTY: Quote = { selection: NOTHING_SELECTED, custom: EMPTY_DRAFT, isSent: false };
const NOTHING_LEFT = 'The link that you opened has no service that we still offer, or it arrived incomplete.';
const UNREADABLE: SavedQuote = { ...EMPTY, changes: [{ kind: 'unreadable' }] };

export const $quote = atom<Quote>(EMPTY);

/** The visitor's last change with the new total, for screen readers. */
export const $announcement = atom('');

/** Sentences about what was dropped from the quote or changed in it. */
export const $changes = atom<readonly string[]>([]);

/** False once the browser has refused to store the quote. */
export const $persistent = atom(true);

/** A sent quote that is shown beside the visitor's own, until the visitor chooses one of them. */
export const $offered = atom<CheckedSelection | undefined>();

let catalogue: Catalogue = [];

function change(part: Partial<Quote>, announcement = 'Total') {
  const quote = { ...$quote.get(), isSent: false, ...part };
  $quote.set(quote);
  $persistent.set(writeSession(SESSION_KEYS.quoteBuilder, encodeQuote(quote)));
  const lines = quoteLines(quote.selection, parseCustomService(quote.custom), catalogue);
  $announcement.set(announcement && `${announcement} ${formatMoney(quoteTotal(lines))}`);
}

/** Does nothing if another change has announced the total since. */
export function announceTotal() {
  if ($announcement.get() === '') change({});
}

export const toggleItem = (id: string) => {
  change({ selection: toggle($quote.get().selection, id) });
};

export const changeQuantity = (id: string, quantity: number, announcement?: string) => {
  change({ selection: setQuantity($quote.get().selection, id, quantity) }, announcement);
};

/** Announces nothing: the form does, once the visitor leaves it. */
export const editCustomService = (edit: Partial<CustomDraft>) => {
  change({ custom: { ...$quote.get().custom, ...edit } }, '');
};

export const removeLine = (id: string, name: string) => {
  change(
    id === CUSTOM_ID ? { custom: EMPTY_DRAFT } : { selection: remove($quote.get().selection, id) },
    `Removed ${name}. Total`,
  );
};

const reportChanges = (changes: readonly QuoteChange[]) => {
  $changes.set(describeChanges(changes));
};

export function restoreQuote(all: Catalogue): void {
  catalogue = all;
  const lost = lostAtCheckout();
  const text = readSession(SESSION_KEYS.quoteBuilder);
  // Nothing is stored on a first visit, and after an order.
  if (text === '') {
    $quote.set(EMPTY);
    $announcement.set('');
    reportChanges(lost);
    return;
  }
  const { changes, ...quote } = decodeQuote(text, catalogue) ?? UNREADABLE;
  change(quote, '');
  reportChanges([...lost, ...changes]);
}

/** Says once why the checkout could take none of the saved lines. */
function lostAtCheckout(): readonly QuoteChange[] {
  const text = readSession(SESSION_KEYS.quoteItems);
  if (text === '') return [];
  const { lines, changes } = decodeLines(text, catalogue);
  if (lines.length > 0) return [];
  clearSession(SESSION_KEYS.quoteItems);
  return changes;
}

const isEmpty = ({ selection, custom }: Quote) =>
  selection.size === 0 && parseCustomService(custom).kind === 'empty';

function takeSharedQuote({ selection, changes }: CheckedSelection) {
  change({ selection, custom: EMPTY_DRAFT, isSent: true }, '');
  reportChanges(changes);
}

/**
 * Shows a quote that came by a link. One that the visitor has built stays, and is asked about. The link of
 * that very quote changes nothing.
 */
export function receiveSharedQuote(shared: CheckedSelection): void {
  const own = $quote.get();
  $offered.set(undefined);
  if (shared.selection.size === 0) $changes.set([NOTHING_LEFT]);
  else if (own.isSent || isEmpty(own)) takeSharedQuote(shared);
  else if (encodeShareLink(own.selection) !== encodeShareLink(shared.selection)) $offered.set(shared);
}

export function replaceOwnQuote(): void {
  const offered = $offered.get();
  $offered.set(undefined);
  if (offered) takeSharedQuote(offered);
}

/** The visitor's own quote is the one to go on with, or the sent quote becomes it. */
export function keepOwnQuote(): void {
  $offered.set(undefined);
  change({}, '');
}

/** A service that is already in the quote keeps its quantity. */
export function addToQuote({ selection, changes }: CheckedSelection): void {
  change({ selection: new Map([...selection, ...$quote.get().selection]) }, '');
  reportChanges(changes);
}

/** Returns false if the browser refuses to store the lines. */
export function saveForCheckout(lines: readonly QuoteLine[]): boolean {
  $persistent.set(writeSession(SESSION_KEYS.quoteItems, encodeLines(lines)));
  return $persistent.get();
}
