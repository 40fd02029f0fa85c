import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { whileBusy } from '../../../src/domain/form/busy.ts';

function busyFlag() {
  const flag = atom(false);
  const history: boolean[] = [];
  flag.listen((busy) => {
    history.push(busy);
  });
  return { flag, history };
}

const fail = () => {
  throw new Error('no network');
};

test('the flag is up during the work and down after it, and another run is welcome then', async () => {
  const { flag, history } = busyFlag();
  const work = () => Promise.resolve(flag.get() ? 'busy' : 'idle');
  expect(await whileBusy(flag, work)).toBe('busy');
  expect(history).toEqual([true, false]);
  expect(await whileBusy(flag, work)).toBe('busy');
});

test.each([
  ['later', () => Promise.resolve().then(fail)],
  ['before its first wait', fail],
])('the flag comes down when the work fails %s', async (_, work) => {
  const { flag, history } = busyFlag();
  await expect(whileBusy(flag, work)).rejects.toThrow('no network');
  expect(history).toEqual([true, false]);
});

test('a second run meanwhile is refused, and the first goes on', async () => {
  const { flag, history } = busyFlag();
  const first = Promise.withResolvers<string>();
  const running = whileBusy(flag, () => first.promise);
  expect(await whileBusy(flag, () => Promise.resolve('second'))).toBeUndefined();
  expect(history).toEqual([true]);
  first.resolve('first');
  expect(await running).toBe('first');
});
