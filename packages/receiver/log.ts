import { escapeInvisible } from './visible-text.ts';

/** An error whose message may be logged: it has no words from a customer, a mail server or a provider. */
export class LoggableError extends Error {}

/**
 * Describes an error and its causes without their messages. `TypeError by Error ECONNREFUSED` means that an
 * error with the code ECONNREFUSED caused a TypeError.
 */
export function describeErrorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return error.name + code + (error.cause instanceof Error ? ` by ${describeErrorKind(error.cause)}` : '');
}

/**
 * Lists the lines of the stack that name a file. Leaves out the error's message, which comes before them and
 * may contain anything.
 */
const listStackFrames = ({ stack = '' }: Error): readonly string[] =>
  stack.match(/^ {4}at (?:[^()\n]+ \()?(?:file:|node:|\/)\S+:\d+:\d+\)?$/gmu) ?? [];

/**
 * Describes an error in one line for the log. If the message is not safe to log, the line has the error's
 * kind and its stack instead. No personal data may get into the log, because the command `forget` cannot
 * delete it there.
 */
export function formatErrorForLog(error: unknown): string {
  // This needs no stack, because a client that breaks off its request is not a fault of the receiver.
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET')
    return 'The client aborted a request';
  if (error instanceof LoggableError)
    return escapeInvisible(error.name === 'Error' ? error.message : `${error.name}: ${error.message}`);
  const frames = error instanceof Error ? listStackFrames(error) : [];
  return escapeInvisible([describeErrorKind(error), ...frames.map((frame) => frame.trim())].join(' | '));
}
