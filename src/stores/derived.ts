import { atom, type ReadableAtom } from 'nanostores';

/**
 * A store that says what `value` makes of others, anew whenever one of them changes. Nanostores' `computed` would also
 * rest while nobody listens, which no store of a page that shows a form ever does, for 500 bytes more.
 */
export function derived<Value>(
  sources: readonly Pick<ReadableAtom, 'listen'>[],
  value: () => Value,
): ReadableAtom<Value> {
  const $derived = atom(value());
  for (const source of sources) {
    source.listen(() => {
      $derived.set(value());
    });
  }
  return $derived;
}
