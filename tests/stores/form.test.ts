import { expect, test } from 'vitest';
import { createForm } from '#stores/form.ts';

const throwError = () => {
  throw new Error('no network');
};

test('a form is not busy after its work has thrown or rejected', async () => {
  const { $isBusy, runUnlessBusy } = createForm({}, () => ({}));
  for (const work of [() => Promise.resolve().then(throwError), throwError])
    await expect(runUnlessBusy(work)).rejects.toThrow('no network');
  expect($isBusy.get()).toBe(false);
});
