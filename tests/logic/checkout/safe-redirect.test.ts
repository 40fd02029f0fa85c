import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSafeRedirect } from '#logic/checkout/safe-redirect.ts';
import { readTestData } from '#support/test-data.ts';
import { forAll } from '#support/property.ts';

const HOSTS = ['pay.example.com', 'checkout.example.com:8443', 'localhost:4325', '127.0.0.1'];
const addresses = readTestData<Record<'safe' | 'unsafe' | 'parts', string[]>>(import.meta.url);

test.each(addresses.safe)('%s is safe only if its host is allowed', (address) => {
  expect(findSafeRedirect(address, HOSTS)).toBe(address);
  expect(findSafeRedirect(address, [])).toBeUndefined();
});

test('a safe address is normalised as browsers do it', () => {
  expect(findSafeRedirect('HTTPS://PAY.example.com:443/a/../b', HOSTS)).toBe('https://pay.example.com/b');
});

test.each([...addresses.unsafe, `https://pay.example.com/${'x'.repeat(4096)}`])('%j is unsafe', (address) => {
  expect(findSafeRedirect(address, HOSTS)).toBeUndefined();
});

const joinedParts = fc
  .array(fc.constantFrom(...addresses.parts), { maxLength: 9 })
  .map((parts) => parts.join(''));

const https = joinedParts.map((rest) => `https://${rest}`);
const anyAddress = fc.oneof(joinedParts, https, fc.string(), fc.webUrl());

forAll('a safe address has an allowed host and no user name', [anyAddress], (address) => {
  const safeAddress = findSafeRedirect(address, HOSTS);
  if (safeAddress === undefined) return;
  // Parses the given and the returned text as a browser does on a page of the site.
  for (const text of [safeAddress, address]) {
    const parsed = new URL(text, 'https://www.mtelo.example/checkout');
    expect(HOSTS).toContain(parsed.host);
    expect(parsed.username + parsed.password).toBe('');
    expect(parsed.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(parsed.hostname)).toBe(true);
  }
});
