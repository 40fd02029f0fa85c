import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { whileBusy } from '../../../src/logic/form/busy.ts';

const fail = () => {
  throw new Error('no network');
};

test('work that fails, later or before its first wait, leaves the way free for another run', async () => {
  const flag = atom(false);
  for (const work of [() => Promise.resolve().then(fail), fail])
    await expect(whileBusy(flag, work)).rejects.toThrow('no network');
  expect(await whileBusy(flag, () => Promise.resolve(flag.get()))).toBe(true);
});

test('a second run meanwhile is refused, and the first goes on', async () => {
  const flag = atom(false);
  const first = Promise.withResolvers<string>();
  const running = whileBusy(flag, () => first.promise);
  expect(await whileBusy(flag, () => Promise.resolve('second'))).toBeUndefined();
  first.resolve('first');
  expect(await running).toBe('first');
});
