import { atom, type ReadableAtom } from 'nanostores';

type Values = Readonly<Record<string, unknown>>;
type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Messages of a receiver, and the values that they refer to. */
export interface Refusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Values;
}

/** A field that has been changed since is checked anew by the next sending. */
const currentErrors = (refusal: Refusal | undefined, values: Values) =>
  Object.fromEntries(
    Object.entries(refusal?.fields ?? {}).filter(([field]) => values[field] === refusal?.values[field]),
  );

/**
 * One message per field once the form was refused, following every change. Written by hand: `computed` of
 * nanostores adds 500 bytes in order to rest while there is no listener, which is never so on a form page.
 */
export function formErrors<Field extends string>(
  $values: ReadableAtom<Values>,
  $refusal: ReadableAtom<Refusal | undefined>,
  check: () => Errors<Field>,
) {
  const $attempts = atom(0);
  const $errors = atom<Errors<string>>({});
  const update = () => {
    $errors.set($attempts.get() === 0 ? {} : { ...currentErrors($refusal.get(), $values.get()), ...check() });
  };
  for (const source of [$values, $attempts, $refusal]) source.listen(update);
  return { $attempts, $errors: $errors as ReadableAtom<Errors<Field>> };
}
