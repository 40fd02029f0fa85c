import { expect, test } from 'vitest';
import { createForm } from '#stores/form.ts';

const fail = () => {
  throw new Error('no network');
};

test('a form is not busy after its work has thrown or rejected', async () => {
  const { $busy, whileBusy } = createForm({}, () => ({}));
  for (const work of [() => Promise.resolve().then(fail), fail])
    await expect(whileBusy(work)).rejects.toThrow('no network');
  expect($busy.get()).toBe(false);
});

test('a busy form ignores other work', async () => {
  const { $busy, whileBusy } = createForm({}, () => ({}));
  const first = Promise.withResolvers<undefined>();
  const running = whileBusy(() => first.promise);
  await whileBusy(fail);
  expect($busy.get()).toBe(true);
  first.resolve(undefined);
  await running;
  expect($busy.get()).toBe(false);
});
