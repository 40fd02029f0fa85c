/** Writes `a, b and c`. */
export const joinWithAnd = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);

/** Writes `no spaces`, `1 item` or `7 items`. */
export const pluralise = (count: number, noun: string) => `${count || 'no'} ${noun}${count === 1 ? '' : 's'}`;
