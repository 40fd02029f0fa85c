import { atom, type ReadableAtom } from 'nanostores';
import { currentErrors, type Refusal } from '../domain/delivery/refusal.ts';

type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * One message per field once the form was refused, following every change. Written by hand: `computed` of
 * nanostores adds 500 bytes in order to rest while nobody listens, which no form page ever does.
 */
export function formErrors<Field extends string>(
  $values: ReadableAtom<Readonly<Record<Field, unknown>>>,
  $refusal: ReadableAtom<Refusal<Field> | undefined>,
  check: () => Errors<string>,
) {
  const $attempts = atom(0);
  const $errors = atom<Errors<string>>({});
  const update = () => {
    $errors.set($attempts.get() === 0 ? {} : { ...currentErrors($refusal.get(), $values.get()), ...check() });
  };
  for (const source of [$values, $attempts, $refusal]) source.listen(update);
  return { $attempts, $errors: $errors as ReadableAtom<Errors<Field>> };
}
