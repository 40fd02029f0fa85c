export const nonBreaking = (words: string): string => words.replace(/ /g, '\u00a0');
