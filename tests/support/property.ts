import fc from 'fast-check';
import { test } from 'vitest';

/** Tests that a property assertHolds for many generated generators. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  title: string,
  generators: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  assertHolds: (...generators: Values) => void,
) {
  test(title, () => {
    fc.assert(fc.property(...generators, assertHolds));
  });
}
