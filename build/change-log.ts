/** Starts each entry of a log, before its day: no day and no file name contains it. */
export const ENTRY = '\u0001';

/** The day of each file's last change, by its path. A log names a day, `2025-01-01`, then the files it changed. */
export function lastChanges(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const entry of log.split(ENTRY)) {
    const [day = '', ...files] = entry.split('\n').filter((line) => line !== '');
    // The order of the log need not be that of the calendar.
    for (const file of files) if (day > (days.get(file) ?? '')) days.set(file, day);
  }
  return days;
}

export const lastChange = (files: readonly string[], days: ReadonlyMap<string, string>): string | undefined =>
  files
    .map((file) => days.get(file))
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
