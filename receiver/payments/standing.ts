/** What happened to an order's payment, and how the order stands by it. */

/** `differs`: money has come in, of another amount, currency or order than ours. A person has to look. */
export type Outcome = 'paid' | 'declined' | 'reversed' | 'refunded' | 'differs';

export type Standing = 'paid' | 'declined' | 'pending';

export interface Note {
  readonly outcome: Outcome;
  /** For people: how it was paid, or what is wrong. */
  readonly note: string;
}

/** A provider that names ever other sums is one matter for a person: of each kind of difference, so many are noted. */
const MOST_OF_A_KIND = 3;

/** What does not fit. The note of a difference begins with it, before a colon. */
const kindOf = ({ note }: Note) => note.split(':')[0];

const has = (notes: readonly Note[], outcome: Outcome) => notes.some((one) => one.outcome === outcome);

/** Whether it adds to what is noted: an order is paid once, and what comes late or again is no news. */
export function isNews(notes: readonly Note[], said: Note): boolean {
  const { outcome, note } = said;
  if (outcome === 'reversed') return !has(notes, 'reversed');
  if (outcome === 'refunded') return has(notes, 'paid') && !has(notes, 'refunded');
  if (has(notes, 'paid') || has(notes, 'reversed')) return false;
  if (outcome !== 'differs') return notes.at(-1)?.outcome !== outcome;
  const alike = notes.filter((one) => one.outcome === outcome && kindOf(one) === kindOf(said));
  return alike.length < MOST_OF_A_KIND && !alike.some((one) => one.note === note);
}

/** A refund changes nothing: what was bought was paid. Where money has come in, no one is asked for it again. */
export function standingBy(notes: readonly Note[]): Standing {
  if (has(notes, 'reversed')) return 'declined';
  if (has(notes, 'paid')) return 'paid';
  if (has(notes, 'differs')) return 'pending';
  return notes.at(-1)?.outcome === 'declined' ? 'declined' : 'pending';
}

/** What the office has to look at; nothing where all is as it should be. */
export function concern(notes: readonly Note[]): string | undefined {
  if (has(notes, 'reversed')) return 'The provider has taken the money back';
  if (!has(notes, 'paid')) return has(notes, 'differs') ? 'Money has come in that does not fit' : undefined;
  return has(notes, 'declined') ? 'Paid after the visitor was told that it is not' : undefined;
}
