import { atom, type ReadableAtom } from 'nanostores';

type Values = Readonly<Record<string, unknown>>;
type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Messages of a receiver, and the values that they refer to. */
interface Refusal {
  readonly fields: Errors<string>;
  readonly values: Values;
}

/** A field that has been changed since is checked by the next submission. */
const currentErrors = (refusal: Refusal | undefined, values: Values) =>
  Object.fromEntries(
    Object.entries(refusal?.fields ?? {}).filter(([field]) => values[field] === refusal?.values[field]),
  );

/**
 * One message per field once the form was refused, following every change. Written by hand, because `computed` of
 * nanostores adds 500 bytes in order to rest while it has no listener, and on a form page it always has one.
 */
export function formErrors<Field extends string>($values: ReadableAtom<Values>, check: () => Errors<Field>) {
  /** Counts refused submissions. */
  const $attempts = atom(0);
  const $refusal = atom<Refusal | undefined>();
  const $errors = atom<Errors<string>>({});
  const update = () => {
    $errors.set($attempts.get() === 0 ? {} : { ...currentErrors($refusal.get(), $values.get()), ...check() });
  };
  for (const source of [$values, $attempts, $refusal]) source.listen(update);
  const refuse = (refusal = $refusal.get()) => {
    $refusal.set(refusal);
    $attempts.set($attempts.get() + 1);
  };
  return { $attempts, $refusal, $errors: $errors as ReadableAtom<Errors<Field>>, refuse };
}
