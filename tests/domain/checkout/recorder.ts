/** Ports that write down what is asked of them; those that are `broken` throw as well. */
export function recorder(broken: readonly string[]) {
  const log: string[] = [];
  const note = (entry: string) => {
    log.push(entry);
    if (broken.includes(entry)) throw new Error(`${entry} is broken`);
  };
  const port =
    <Args extends readonly unknown[], Result>(words: (...args: Args) => string, result: Result) =>
    (...args: Args): Result => {
      note(words(...args));
      return result;
    };
  const wait = port((milliseconds: number) => `wait ${milliseconds}`, Promise.resolve());
  return { log, port, wait };
}
