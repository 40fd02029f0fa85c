import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { formErrors, type Refusal } from '../../src/stores/form-errors.ts';

test('a refused field is forgiven once it has changed', () => {
  const values = { name: 'Zawadi', email: 'zawadi@example.co.ke' };
  const fields = { name: 'Too short', email: 'No mailbox' };
  const [$values, $refusal] = [atom(values), atom<Refusal | undefined>(undefined)];
  const { $attempts, $errors } = formErrors($values, $refusal, () => ({}));
  $attempts.set(1);
  expect($errors.get()).toEqual({});
  $refusal.set({ fields, values });
  expect($errors.get()).toEqual(fields);
  $values.set({ ...values, name: 'Zawadi N.' });
  expect($errors.get()).toEqual({ email: 'No mailbox' });
});
