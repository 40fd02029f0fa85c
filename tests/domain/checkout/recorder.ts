/** Writes down what is asked of ports; those that are `broken` throw as well. */
export function recorder(broken: readonly string[]) {
  const log: string[] = [];
  const note = (entry: string) => {
    log.push(entry);
    if (broken.includes(entry)) throw new Error(`${entry} is broken`);
  };
  const wait = (milliseconds: number) => {
    note(`wait ${milliseconds}`);
    return Promise.resolve();
  };
  return { log, note, wait };
}
