import { expect, test } from 'vitest';
import { expiry, securityTxt } from '../../src/files/security-txt.ts';

const expires = expiry(new Date('2026-11-21T17:05:09+03:00'));

test('the file names whom to tell, until when, and where it is', () => {
  const text = securityTxt({
    contacts: ['mailto:support@mtelo.example', 'https://www.mtelo.example/contact'],
    canonical: 'https://www.mtelo.example/.well-known/security.txt',
    expires,
  });
  expect(text.split('\n')).toEqual([
    'Contact: mailto:support@mtelo.example',
    'Contact: https://www.mtelo.example/contact',
    'Expires: 2027-11-16T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://www.mtelo.example/.well-known/security.txt',
    '',
  ]);
});

test('it expires under a year after the last commit, and the hour of the commit does not matter', () => {
  expect(expiry(new Date('2026-11-21T00:00:00Z'))).toEqual(expiry(new Date('2026-11-21T23:59:59Z')));
  expect(expires.getTime() - Date.UTC(2026, 10, 21)).toBeLessThan(365 * 86_400_000);
});
