import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMessage, EMPTY_MESSAGE } from '../../../src/domain/contact/message.ts';
import {
  decodePrefill,
  planPrefill,
  quotePrefill,
  servicePrefill,
} from '../../../src/domain/contact/prefill.ts';
import { lines } from '../checkout/sample-order.ts';
import { forAll } from '../../property.ts';

test('a message begins with what led to it', () => {
  expect(planPrefill('Professional')).toBe('I would like to get started with the Professional plan.');
  expect(servicePrefill('Cybersecurity Services')).toBe('I would like a quote for Cybersecurity Services.');
});

test('a question about a quote lists its lines, its total, and its link if there is one', () => {
  const words =
    'I have a question about this quote:\nThe vpn-setup × 2\nThe consultation × 1\nCabling × 1\nTotal: USD 765.50';
  const link = 'https://www.mtelo.example/custom-quote#q=vpn-setup.2';
  expect(quotePrefill(lines, link)).toBe(`${words}\n${link}`);
  expect(quotePrefill(lines, '')).toBe(words);
});

test.each([
  [undefined, ''],
  ['  ', ''],
  [' About\r\nBasic ', 'About\nBasic'],
  ['x'.repeat(5000), 'x'.repeat(5000)],
  ['x'.repeat(5001), ''],
])('of %j in storage the message begins with %j', (stored, opening) => {
  expect(decodePrefill(stored)).toBe(opening);
});

const anyText = fc.string({ unit: 'binary', maxLength: 6000 });

forAll('whatever is in storage, a message may begin so', [anyText], (stored) => {
  const message = decodePrefill(stored);
  const { values, errors } = checkMessage({ ...EMPTY_MESSAGE, message });
  expect(values.message).toBe(message);
  if (message !== '') expect(errors.message).toBeUndefined();
});
