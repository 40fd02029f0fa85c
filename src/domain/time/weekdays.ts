export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Weekday = (typeof WEEK)[number];

/** The days that `Monday to Friday` or `Saturday` names; `undefined` for anything else. */
export function weekdays(words: string): readonly Weekday[] | undefined {
  const [first = '', last = first, ...more] = words.split(' to ');
  const [from, to] = [first, last].map((name) => WEEK.findIndex((day) => day === name));
  if (from === undefined || to === undefined || from < 0 || to < from || more.length > 0) return undefined;
  return WEEK.slice(from, to + 1);
}
