/** Stores are the state of a module, so every test gives back what it found. */
import * as checkout from '../../src/stores/checkout.ts';
import * as contact from '../../src/stores/contact.ts';
import * as payment from '../../src/stores/payment.ts';
import * as quote from '../../src/stores/quote.ts';
import * as sending from '../../src/stores/sending.ts';

interface Store {
  readonly get: () => unknown;
  readonly set: (value: unknown) => void;
}

const isStore = (value: unknown): value is Store =>
  typeof value === 'object' && value !== null && 'set' in value && 'listen' in value;

const stores = [checkout, contact, payment, quote, sending]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isStore)
  .map((store) => [store, store.get()] as const);

export function resetStores() {
  if (stores.length < 16) throw new Error(`Only ${stores.length} stores were found`);
  for (const [store, initial] of stores) store.set(initial);
}
