import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSafeRedirect } from '#logic/checkout/safe-redirect.ts';
import { readTestData } from '#support/test-data.ts';
import { forAll } from '#support/property.ts';

const HOSTS = ['pay.example.com', 'checkout.example.com:8443', 'localhost:4325', '127.0.0.1'];
const addresses = readTestData<Record<'safe' | 'refused' | 'pieces', string[]>>(import.meta.url);

test.each(addresses.safe)('%s is safe on its host alone', (address) => {
  expect(findSafeRedirect(address, HOSTS)).toBe(address);
  expect(findSafeRedirect(address, [])).toBeUndefined();
});

test('a safe address comes out as browsers write it', () => {
  expect(findSafeRedirect('HTTPS://PAY.example.com:443/a/../b', HOSTS)).toBe('https://pay.example.com/b');
});

test.each([...addresses.refused, `https://pay.example.com/${'x'.repeat(4096)}`])('%j is not', (address) => {
  expect(findSafeRedirect(address, HOSTS)).toBeUndefined();
});

const pieces = fc
  .array(fc.constantFrom(...addresses.pieces), { maxLength: 9 })
  .map((chosen) => chosen.join(''));

const https = pieces.map((rest) => `https://${rest}`);
const anyAddress = fc.oneof(pieces, https, fc.string(), fc.webUrl());

forAll('what is safe leads to a host on the list, without a user', [anyAddress], (address) => {
  const safe = findSafeRedirect(address, HOSTS);
  if (safe === undefined) return;
  // Reads the address as a browser does on a page of ours, both the given text and the returned text.
  for (const text of [safe, address]) {
    const parsed = new URL(text, 'https://www.mtelo.example/checkout');
    expect(HOSTS).toContain(parsed.host);
    expect(parsed.username + parsed.password).toBe('');
    expect(parsed.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(parsed.hostname)).toBe(true);
  }
});
