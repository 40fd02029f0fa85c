import { atom } from 'nanostores';

type Values = Readonly<Record<string, unknown>>;
type Errors = Readonly<Partial<Record<string, string>>>;

/**
 * The messages about fields from the server, which is a receiver or a form service, and the values that were
 * sent to it.
 */
interface ServerErrors {
  readonly errors: Errors;
  readonly values: Values;
}

/**
 * Keeps the messages about fields that have not changed since the submission. Only the server can check a
 * changed field, with the next submission.
 */
const filterCurrentErrors = (serverErrors: ServerErrors | undefined, values: Values) =>
  Object.fromEntries(
    Object.entries(serverErrors?.errors ?? {}).filter(
      ([field]) => values[field] === serverErrors?.values[field],
    ),
  );

/**
 * Creates the stores of a form. After the first rejected submission, each invalid field has a message, which
 * every edit updates.
 */
export function createForm<Form extends Values>(initialValues: Form, check: (values: Form) => Errors) {
  const $values = atom(initialValues);
  const $isBusy = atom(false);
  const $rejectionCount = atom(0);
  const $serverErrors = atom<ServerErrors | undefined>();
  // This is a plain atom, because nanostores' `computed` would add 500 bytes.
  const $errors = atom<Errors>({});
  const updateErrors = () => {
    if ($rejectionCount.get() === 0) {
      $errors.set({});
      return;
    }
    const values = $values.get();
    $errors.set({ ...filterCurrentErrors($serverErrors.get(), values), ...check(values) });
  };
  for (const $source of [$values, $rejectionCount, $serverErrors]) $source.listen(updateErrors);
  /** Rejects the submission. Keeps the errors from the server unless there are new ones. */
  const reject = (serverErrors = $serverErrors.get()) => {
    $serverErrors.set(serverErrors);
    $rejectionCount.set($rejectionCount.get() + 1);
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
    $rejectionCount,
    $errors,
    reject,
    runUnlessBusy,
  };
}
