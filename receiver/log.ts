import { visible } from './visible-text.ts';

/** Whether the sender went away before all of it had arrived. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/** What went wrong, as one line for a log. Frames of a stack only where the fault is ours. */
export function faultLine(error: unknown): string {
  if (isBrokenOff(error)) return 'A request was broken off by its sender';
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const fault = name === 'Error' ? message : `${name}: ${message}`;
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  const where = name === 'StoreUnavailable' ? '' : frames.map((frame) => ` | ${frame.trim()}`).join('');
  return visible(fault + where);
}
