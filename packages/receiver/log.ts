import { visible } from './visible-text.ts';

/** Its message is our own words, with nothing in them that a customer, a mail server or a provider has written. */
export class Fault extends Error {}

const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/** What kind of error it is, without its words: `TypeError by Error ECONNREFUSED`. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return error.name + code + (error.cause instanceof Error ? ` by ${errorKind(error.cause)}` : '');
}

/** Where it was thrown; a message that comes before may have any lines. */
const framesOf = ({ stack = '' }: Error): readonly string[] =>
  stack.match(/^ {4}at (?:[^()\n]+ \()?(?:file:|node:|\/)\S+:\d+:\d+\)?$/gmu) ?? [];

/**
 * What went wrong, as one line for a log, which `forget` does not reach: of an error that is not in our own words, its
 * kind and its place.
 */
export function faultLine(error: unknown): string {
  if (isBrokenOff(error)) return 'A request was broken off by its sender';
  if (error instanceof Fault)
    return visible(error.name === 'Error' ? error.message : `${error.name}: ${error.message}`);
  const frames = error instanceof Error ? framesOf(error) : [];
  return visible([errorKind(error), ...frames.map((frame) => frame.trim())].join(' | '));
}
