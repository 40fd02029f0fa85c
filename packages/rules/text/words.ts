/**
 * Turns `per mailbox` into `Per mailbox`. `::first-letter` in CSS would make screen readers read the letter
 * by itself.
 */
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Adds a capital letter and a full stop to a message of the content check or of a schema. */
export const toSentence = (text: string) => capitalise(/[.?!]$/.test(text) ? text : `${text}.`);

/** Joins strings as in `a, b and c`. */
export const joinWithAnd = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);
