/** The one busy flag of a form. A nanostores atom is one. */
export interface BusyFlag {
  get(): boolean;
  set(busy: boolean): void;
}

/**
 * Runs `work` with the flag up and always takes it down again. While the flag is up another run is
 * refused with `undefined`, so that two clicks give one order.
 */
export async function whileBusy<Outcome>(
  flag: BusyFlag,
  work: () => Promise<Outcome>,
): Promise<Outcome | undefined> {
  if (flag.get()) return undefined;
  flag.set(true);
  try {
    return await work();
  } finally {
    flag.set(false);
  }
}
