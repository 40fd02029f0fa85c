import { atom, type ReadableAtom } from 'nanostores';
import { standingErrors, type Refusal } from '../domain/delivery/refusal.ts';

type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * How often a form was refused, and one message per field: none before the first time, and from then on they follow
 * every change. Written out, because nanostores' `computed` would also rest while nobody listens, which no store of a
 * page that shows a form ever does, for 500 bytes more.
 */
export function formErrors<Field extends string>(
  $values: ReadableAtom<Readonly<Record<Field, unknown>>>,
  $refusal: ReadableAtom<Refusal<Field> | undefined>,
  check: () => Errors<string>,
) {
  const $attempts = atom(0);
  const $errors = atom<Errors<string>>({});
  const update = () => {
    $errors.set(
      $attempts.get() === 0 ? {} : { ...standingErrors($refusal.get(), $values.get()), ...check() },
    );
  };
  for (const source of [$values, $attempts, $refusal]) source.listen(update);
  return { $attempts, $errors: $errors as ReadableAtom<Errors<Field>> };
}
