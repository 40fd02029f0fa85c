import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is true. Throws after `limitMs`, and names in the error what it waited for. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  description: string,
  limitMs = 30_000,
) {
  const deadline = Date.now() + limitMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Waited too long for ${description}.`);
    await pause(20);
  }
}
