/** Stores are the state of a module, so every test gives back what it found. */
import { clearSession } from '../../src/platform/session.ts';
import { SESSION_KEYS } from '@site/rules/storage/session-keys';
import * as checkout from '../../src/stores/checkout.ts';
import * as contact from '../../src/stores/contact.ts';
import * as quote from '../../src/stores/quote.ts';
import * as sending from '../../src/delivery/sending.ts';

interface Store {
  readonly get: () => unknown;
  readonly set: (value: unknown) => void;
}

const isStore = (value: unknown): value is Store =>
  typeof value === 'object' && value !== null && 'set' in value && 'listen' in value;

const stores = [checkout, contact, quote, sending]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isStore)
  .map((store) => [store, store.get()] as const);

export function resetStores() {
  clearSession(...Object.values(SESSION_KEYS));
  if (stores.length < 12) throw new Error(`Only ${stores.length} stores were found`);
  for (const [store, initial] of stores) store.set(initial);
}
