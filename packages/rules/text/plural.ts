/**
 * Adds a noun to a count: `no spaces`, `1 item`, `7 items` or `2 mailboxes`. It has its own file, so that the
 * checkout, which loads words.ts, does not load it too.
 */
export function pluralise(count: number, noun: string) {
  const ending = noun.endsWith('x') ? 'es' : 's';
  return `${count || 'no'} ${noun}${count === 1 ? '' : ending}`;
}
