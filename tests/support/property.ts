import fc from 'fast-check';
import { test } from 'vitest';

/** Tests that a property holds for many generated values. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  title: string,
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...values: Values) => void,
) {
  test(title, () => {
    fc.assert(fc.property(...values, holds));
  });
}
