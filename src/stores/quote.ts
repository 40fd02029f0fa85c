import { atom } from 'nanostores';
import { formatMoney } from '@site/rules/money/money';
import { CUSTOM_ID, type Catalogue } from '@site/rules/quote/catalogue';
import { describeChanges, type QuoteChange } from '@site/rules/quote/changes';
import { parseCustomService } from '../logic/quote/custom-draft.ts';
import { EMPTY_DRAFT, type CustomDraft } from '@site/rules/quote/custom-service';
import { remove, setQuantity, toggle } from '../logic/quote/edit-selection.ts';
import { quoteLines, quoteTotals, type QuoteLine } from '@site/rules/quote/lines';
import { decodeLines, encodeLines } from '../logic/quote/saved-lines.ts';
import { decodeQuote, encodeQuote, type Quote, type SavedQuote } from '../logic/quote/saved-quote.ts';
import { NOTHING_SELECTED, type CheckedSelection } from '@site/rules/quote/selection';
import { clearSession, readSession, writeSession } from '../platform/session.ts';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';

const EMPTY: Quote = { selection: NOTHING_SELECTED, custom: EMPTY_DRAFT };
const UNREADABLE: SavedQuote = { ...EMPTY, changes: [{ kind: 'unreadable' }] };

export const $quote = atom<Quote>(EMPTY);

/** Screen readers say it: the visitor's last change, with the total that it led to. */
export const $announcement = atom('');

export const $changes = atom<readonly string[]>([]);

/** False once the browser refuses to store the quote. */
export const $persistent = atom(true);

/** A shared quote that waits for an answer, because there is one on the page already. */
export const $offered = atom<CheckedSelection | undefined>(undefined);

let catalogue: Catalogue = [];

function update(state: Quote, words = '') {
  $quote.set(state);
  $persistent.set(writeSession(SESSION_KEYS.quoteBuilder, encodeQuote(state)));
  const lines = quoteLines(state.selection, parseCustomService(state.custom), catalogue);
  $announcement.set(words && `${words} ${formatMoney(quoteTotals(lines).total)}`);
}

function change(part: Partial<Quote>, words = 'Total') {
  update({ ...$quote.get(), ...part }, words);
}

/** Whatever was pressed meanwhile has announced the total by itself. */
export function announceTotal() {
  if ($announcement.get() === '') change({});
}

export const toggleItem = (id: string) => {
  change({ selection: toggle($quote.get().selection, id) });
};

export const changeQuantity = (id: string, quantity: number, words?: string) => {
  change({ selection: setQuantity($quote.get().selection, id, quantity) }, words);
};

/** The form itself announces what it makes of the custom service. */
export const editCustomService = (edit: Partial<CustomDraft>) => {
  change({ custom: { ...$quote.get().custom, ...edit } }, '');
};

export const removeLine = (id: string, name: string) => {
  change(
    id === CUSTOM_ID ? { custom: EMPTY_DRAFT } : { selection: remove($quote.get().selection, id) },
    `Removed ${name}. Total`,
  );
};

const announce = (changes: readonly QuoteChange[]) => {
  $changes.set(describeChanges(changes));
};

/** Nothing stored is an empty page, also after the order went through. */
export function restoreQuote(all: Catalogue): void {
  catalogue = all;
  const text = readSession(SESSION_KEYS.quoteBuilder);
  if (text === '') {
    $quote.set(EMPTY);
    $announcement.set('');
    announce(lostAtCheckout());
    return;
  }
  const { selection, custom, changes } = decodeQuote(text, catalogue) ?? UNREADABLE;
  update({ selection, custom });
  announce([...lostAtCheckout(), ...changes]);
}

/** Why the checkout could take nothing of the saved lines, reported once. */
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

/** Takes a shared quote: at once on an empty page, else after asking. One without any known service takes nothing away. */
export function receiveSharedQuote(shared: CheckedSelection): void {
  if (shared.selection.size === 0) announce(shared.changes);
  else if (isEmpty($quote.get())) acceptSharedQuote(shared);
  else $offered.set(shared);
}

/** What is on the quote already keeps its quantity. */
export function addToQuote({ selection, changes }: CheckedSelection): void {
  update({ ...$quote.get(), selection: new Map([...selection, ...$quote.get().selection]) });
  announce(changes);
}

export function acceptSharedQuote({ selection, changes }: CheckedSelection): void {
  $offered.set(undefined);
  update({ selection, custom: EMPTY_DRAFT });
  announce(changes);
}

export const declineSharedQuote = () => {
  $offered.set(undefined);
};

/** False where the browser refuses to store them. */
export function saveForCheckout(lines: readonly QuoteLine[]): boolean {
  $persistent.set(writeSession(SESSION_KEYS.quoteItems, encodeLines(lines)));
  return $persistent.get();
}
