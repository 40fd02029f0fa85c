/** Words that stay on one line, as long as one has room for them: a phone number. */
export const nonBreaking = (words: string): string => words.replaceAll(' ', '\u00a0');
