import fc from 'fast-check';
import { test } from 'vitest';

/** Tests a property for many values. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  title: string,
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...values: Values) => void,
) {
  test(title, () => {
    fc.assert(fc.property(...values, holds));
  });
}
