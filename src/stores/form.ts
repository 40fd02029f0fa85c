import { atom } from 'nanostores';

type Values = Readonly<Record<string, unknown>>;
type Errors = Readonly<Partial<Record<string, string>>>;

/** The receiver's messages about fields, and the values that they refer to. */
interface Refusal {
  readonly fields: Errors;
  readonly values: Values;
}

/** Drops the messages about fields that have changed since. The next submission checks those. */
const filterCurrentErrors = (refusal: Refusal | undefined, values: Values) =>
  Object.fromEntries(
    Object.entries(refusal?.fields ?? {}).filter(([field]) => values[field] === refusal?.values[field]),
  );

/**
 * Makes the stores of a form. Each wrong field has a message once the form has been refused, and every change
 * updates it. The stores do without `computed` of nanostores, which adds 500 bytes so that a store can rest
 * without a listener. On a form page these stores always have a listener.
 */
export function createForm<Form extends Values>(empty: Form, check: (values: Form) => Errors) {
  const $values = atom(empty);
  const $busy = atom(false);
  /** Counts refused submissions. */
  const $refusalCount = atom(0);
  const $refusal = atom<Refusal | undefined>();
  const $errors = atom<Errors>({});
  const update = () => {
    $errors.set(
      $refusalCount.get() === 0
        ? {}
        : { ...filterCurrentErrors($refusal.get(), $values.get()), ...check($values.get()) },
    );
  };
  for (const source of [$values, $refusalCount, $refusal]) source.listen(update);
  const refuse = (refusal = $refusal.get()) => {
    $refusal.set(refusal);
    $refusalCount.set($refusalCount.get() + 1);
  };
  /** Runs the work, unless it is running already: two clicks place one order. */
  const whileBusy = async (work: () => Promise<void>) => {
    if ($busy.get()) return;
    $busy.set(true);
    try {
      $refusal.set(undefined);
      await work();
    } finally {
      $busy.set(false);
    }
  };
  return {
    $values,
    $busy,
    $refusalCount,
    $refusal,
    $errors,
    refuse,
    whileBusy,
  };
}
