import { expect, test } from 'vitest';
import { standingErrors } from '../../../src/domain/delivery/refusal.ts';

test('a refused field is forgiven once it has changed', () => {
  const values = { name: 'Zawadi', email: 'zawadi@example.co.ke' };
  const refusal = { fields: { name: 'Too short', email: 'No mailbox' }, values };
  expect(standingErrors(undefined, values)).toEqual({});
  expect(standingErrors(refusal, { ...values })).toEqual(refusal.fields);
  expect(standingErrors(refusal, { ...values, name: 'Zawadi N.' })).toEqual({ email: 'No mailbox' });
});
