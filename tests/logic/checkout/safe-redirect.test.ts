import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSafeRedirect } from '#logic/checkout/safe-redirect.ts';
import { readTestData } from '#support/test-data.ts';
import { forAll } from '#support/property.ts';

const HOSTS = ['pay.example.com', 'checkout.example.com:8443', 'localhost:4325', '127.0.0.1'];
const urls = readTestData<Record<'safe' | 'unsafe' | 'parts', string[]>>(import.meta.url);

test.each(urls.safe)('the URL %s is safe only if its host is allowed', (url) => {
  expect(parseSafeRedirect(url, HOSTS)).toBe(url);
  expect(parseSafeRedirect(url, [])).toBeUndefined();
});

test('a safe URL is normalised as browsers do it', () => {
  expect(parseSafeRedirect('HTTPS://PAY.example.com:443/a/../b', HOSTS)).toBe('https://pay.example.com/b');
});

test.each([...urls.unsafe, 'https://pay.example.com/'.padEnd(4097, 'x')])('the URL %j is unsafe', (url) => {
  expect(parseSafeRedirect(url, HOSTS)).toBeUndefined();
});

const anyJoinedParts = fc
  .array(fc.constantFrom(...urls.parts), { maxLength: 9 })
  .map((parts) => parts.join(''));

const anyHttpsUrl = anyJoinedParts.map((rest) => `https://${rest}`);
const anyUrl = fc.oneof(anyJoinedParts, anyHttpsUrl, fc.string(), fc.webUrl());

forAll('a safe URL has an allowed host and no user name', [anyUrl], (url) => {
  const safeUrl = parseSafeRedirect(url, HOSTS);
  if (safeUrl === undefined) return;
  // Parses the given and the returned text as a browser does on a page of the site.
  for (const text of [safeUrl, url]) {
    const parsedUrl = new URL(text, 'https://www.mtelo.example/checkout');
    expect(HOSTS).toContain(parsedUrl.host);
    expect(parsedUrl.username + parsedUrl.password).toBe('');
    expect(parsedUrl.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(parsedUrl.hostname)).toBe(
      true,
    );
  }
});
