import { expect, test } from 'vitest';
import { createForm } from '#stores/form.ts';

const fail = () => {
  throw new Error('no network');
};

test('a form is not busy after its work has thrown or rejected', async () => {
  const { $isBusy, runUnlessBusy } = createForm({}, () => ({}));
  for (const work of [() => Promise.resolve().then(fail), fail])
    await expect(runUnlessBusy(work)).rejects.toThrow('no network');
  expect($isBusy.get()).toBe(false);
});

test('a busy form ignores other work', async () => {
  const { $isBusy, runUnlessBusy } = createForm({}, () => ({}));
  const firstWork = Promise.withResolvers<undefined>();
  const running = runUnlessBusy(() => firstWork.promise);
  await runUnlessBusy(fail);
  expect($isBusy.get()).toBe(true);
  firstWork.resolve(undefined);
  await running;
  expect($isBusy.get()).toBe(false);
});
