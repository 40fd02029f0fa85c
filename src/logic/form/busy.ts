/** A nanostores atom, for example. */
interface BusyFlag {
  get(): boolean;
  set(busy: boolean): void;
}

/** Runs the work, unless it is running already: two clicks place one order. Returns `undefined` then. */
export async function whileBusy<Result>(
  flag: BusyFlag,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (flag.get()) return undefined;
  flag.set(true);
  try {
    return await work();
  } finally {
    flag.set(false);
  }
}
