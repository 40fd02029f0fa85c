/** Empties the session storage and resets the stores, which keep their state in modules that tests share. */
import type { WritableAtom } from 'nanostores';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import * as sending from '#delivery/sending.ts';
import { clearSession } from '#platform/session.ts';
import * as checkout from '#stores/checkout.ts';
import * as contact from '#stores/contact.ts';
import * as quote from '#stores/quote.ts';

const isStore = (value: unknown): value is WritableAtom =>
  typeof value === 'object' && value !== null && 'set' in value;

const stores = [checkout, contact, quote, sending]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isStore)
  .map((store) => ({ store, initial: store.get() as unknown }));

export function resetStores() {
  clearSession(...SESSION_KEYS);
  for (const { store, initial } of stores) store.set(initial);
}
