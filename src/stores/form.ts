import { atom } from 'nanostores';

type Values = Readonly<Record<string, unknown>>;
type Errors = Readonly<Partial<Record<string, string>>>;

/** The messages about fields from a receiver or a form service, and the values that were sent. */
interface ServerErrors {
  readonly errors: Errors;
  readonly values: Values;
}

/**
 * Keeps the messages about fields that have not changed since the submission. Only the receiver can check a
 * changed field, with the next submission.
 */
const filterCurrentErrors = (serverErrors: ServerErrors | undefined, values: Values) =>
  Object.fromEntries(
    Object.entries(serverErrors?.errors ?? {}).filter(
      ([field]) => values[field] === serverErrors?.values[field],
    ),
  );

/**
 * Creates the stores of a form. After the first refused submission, each invalid field has a message, which
 * every edit updates. `$errors` is a plain atom, because nanostores' `computed` would add 500 bytes.
 */
export function createForm<Form extends Values>(initialValues: Form, check: (values: Form) => Errors) {
  const $values = atom(initialValues);
  const $isBusy = atom(false);
  const $refusalCount = atom(0);
  const $serverErrors = atom<ServerErrors | undefined>();
  const $errors = atom<Errors>({});
  const updateErrors = () => {
    if ($refusalCount.get() === 0) {
      $errors.set({});
      return;
    }
    const values = $values.get();
    $errors.set({ ...filterCurrentErrors($serverErrors.get(), values), ...check(values) });
  };
  for (const $source of [$values, $refusalCount, $serverErrors]) $source.listen(updateErrors);
  /** Refuses the submission, and keeps the errors of the receiver unless there are new ones. */
  const refuse = (serverErrors = $serverErrors.get()) => {
    $serverErrors.set(serverErrors);
    $refusalCount.set($refusalCount.get() + 1);
  };
  /** Runs the work, unless other work is still running, so that two clicks place one order. */
  const runUnlessBusy = async (work: () => Promise<void>) => {
    if ($isBusy.get()) return;
    $isBusy.set(true);
    try {
      $serverErrors.set(undefined);
      await work();
    } finally {
      $isBusy.set(false);
    }
  };
  return {
    $values,
    $isBusy,
    $refusalCount,
    $errors,
    refuse,
    runUnlessBusy,
  };
}
