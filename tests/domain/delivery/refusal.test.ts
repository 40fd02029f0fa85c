import { expect, test } from 'vitest';
import { currentErrors } from '../../../src/domain/delivery/refusal.ts';

test('a refused field is forgiven once it has changed', () => {
  const values = { name: 'Zawadi', email: 'zawadi@example.co.ke' };
  const refusal = { fields: { name: 'Too short', email: 'No mailbox' }, values };
  expect(currentErrors(undefined, values)).toEqual({});
  expect(currentErrors(refusal, { ...values })).toEqual(refusal.fields);
  expect(currentErrors(refusal, { ...values, name: 'Zawadi N.' })).toEqual({ email: 'No mailbox' });
});
