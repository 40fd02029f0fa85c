/** Such as a nanostores atom. */
interface BusyFlag {
  get(): boolean;
  set(busy: boolean): void;
}

/** While busy, another run is refused with `undefined`, so that two clicks give one order. */
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
