/** A nanostores atom, for example. */
interface BusyFlag {
  get(): boolean;
  set(busy: boolean): void;
}

/** Returns `undefined` without running while another run is going on, so that two clicks place one order. */
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
