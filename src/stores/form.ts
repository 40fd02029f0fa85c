import { atom } from 'nanostores';

type Values = Readonly<Record<string, unknown>>;
type Errors = Readonly<Partial<Record<string, string>>>;

/** The receiver's messages about fields, and the values that they refer to. */
interface ServerErrors {
  readonly fields: Errors;
  readonly values: Values;
}

/** Drops the messages about fields that have changed since. The next submission checks those. */
const filterCurrentErrors = (serverErrors: ServerErrors | undefined, values: Values) =>
  Object.fromEntries(
    Object.entries(serverErrors?.fields ?? {}).filter(
      ([field]) => values[field] === serverErrors?.values[field],
    ),
  );

/**
 * Creates the stores of a form. After the first refused submission, each invalid field has a message, which
 * every edit updates. The stores avoid nanostores' `computed`: it costs 500 bytes, and its advantage, pausing
 * without listeners, is not needed here.
 */
export function createForm<Form extends Values>(empty: Form, check: (values: Form) => Errors) {
  const $values = atom(empty);
  const $busy = atom(false);
  /** Counts refused submissions. */
  const $refusalCount = atom(0);
  const $serverErrors = atom<ServerErrors | undefined>();
  const $errors = atom<Errors>({});
  const update = () => {
    $errors.set(
      $refusalCount.get() === 0
        ? {}
        : { ...filterCurrentErrors($serverErrors.get(), $values.get()), ...check($values.get()) },
    );
  };
  for (const source of [$values, $refusalCount, $serverErrors]) source.listen(update);
  const refuse = (serverErrors = $serverErrors.get()) => {
    $serverErrors.set(serverErrors);
    $refusalCount.set($refusalCount.get() + 1);
  };
  /** Runs the work, unless it is running already: two clicks place one order. */
  const whileBusy = async (work: () => Promise<void>) => {
    if ($busy.get()) return;
    $busy.set(true);
    try {
      $serverErrors.set(undefined);
      await work();
    } finally {
      $busy.set(false);
    }
  };
  return {
    $values,
    $busy,
    $refusalCount,
    $errors,
    refuse,
    whileBusy,
  };
}
