import { atom } from 'nanostores';
import type { Catalogue } from '../domain/quote/catalogue.ts';
import { describeChanges, type QuoteChange } from '../domain/quote/changes.ts';
import { EMPTY_DRAFT, type CustomDraft } from '../domain/quote/custom-service.ts';
import type { KnownSelection } from '../domain/quote/known-selection.ts';
import type { QuoteLine } from '../domain/quote/lines.ts';
import { decodeBuilder, encodeBuilder, type BuilderState } from '../domain/quote/saved-builder.ts';
import { NOTHING_SELECTED, remove, setQuantity, toggle, type Selection } from '../domain/quote/selection.ts';
import { encodeQuote } from '../domain/quote/stored-quote.ts';
import { readSession, SESSION_KEYS, writeSession } from '../platform/session.ts';

const EMPTY: BuilderState = { selection: NOTHING_SELECTED, custom: EMPTY_DRAFT };

/** What the visitor has ticked and typed; lines and totals are derived from it. */
export const $builder = atom<BuilderState>(EMPTY);

/** What the visitor should know of a quote that was restored or shared, in sentences. */
export const $changes = atom<readonly string[]>([]);

/** Whether the quote outlives this page. False once the browser refuses to store it. */
export const $persistent = atom(true);

/** A shared quote that waits for the visitor's word, because there is one on the page already. */
export const $offered = atom<KnownSelection | undefined>(undefined);

function update(state: BuilderState) {
  $builder.set(state);
  $persistent.set(writeSession(SESSION_KEYS.quoteBuilder, encodeBuilder(state)));
}

const select = (selection: Selection) => {
  update({ ...$builder.get(), selection });
};

export const toggleItem = (id: string) => {
  select(toggle($builder.get().selection, id));
};

export const changeQuantity = (id: string, quantity: number) => {
  select(setQuantity($builder.get().selection, id, quantity));
};

export const removeItem = (id: string) => {
  select(remove($builder.get().selection, id));
};

export const editCustomService = (change: Partial<CustomDraft>) => {
  const state = $builder.get();
  update({ ...state, custom: { ...state.custom, ...change } });
};

export const removeCustomService = () => {
  editCustomService(EMPTY_DRAFT);
};

const tell = (changes: readonly QuoteChange[]) => {
  $changes.set(describeChanges(changes));
};

/** Brings back what this tab has kept. Nothing kept is an empty page, also after the order went through. */
export function restoreQuote(catalogue: Catalogue): void {
  const text = readSession(SESSION_KEYS.quoteBuilder);
  if (text === undefined) {
    if ($persistent.get()) $builder.set(EMPTY);
    return;
  }
  const saved = decodeBuilder(text, catalogue);
  if (!saved) {
    tell([{ kind: 'unreadable' }]);
    return;
  }
  update({ selection: saved.selection, custom: saved.custom });
  tell(saved.changes);
}

/** Takes a shared quote: at once on an empty page, else after asking. */
export function receiveSharedQuote(shared: KnownSelection): void {
  if ($builder.get().selection.size === 0) acceptSharedQuote(shared);
  else $offered.set(shared);
}

export function acceptSharedQuote({ selection, changes }: KnownSelection): void {
  $offered.set(undefined);
  select(selection);
  tell(changes);
}

export const declineSharedQuote = () => {
  $offered.set(undefined);
};

/** Leaves the lines where the checkout looks for them. False where the browser refuses to store them. */
export const saveForCheckout = (lines: readonly QuoteLine[]): boolean =>
  writeSession(SESSION_KEYS.quoteItems, encodeQuote(lines));
