import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addCsp } from '../csp.ts';
import { readTestData } from '../../../tests/support/test-data.ts';

const { page } = readTestData<{ page: string }>(import.meta.url);

const getPageCsp = (inline: string, allowedOrigins: readonly string[] = []) =>
  /content="([^"]*)"/.exec(addCsp(`<!doctype html><head>${inline}</head>`, allowedOrigins))?.[1];

const hashText = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page’s CSP allows each of its scripts and styles once', () => {
  expect(getPageCsp(page)).toBe(
    [
      `default-src 'none';script-src 'self' ${hashText('a()')} ${hashText('b()')};style-src ${hashText('p{}')}`,
      "connect-src 'self';form-action 'self';img-src 'self';font-src 'self';manifest-src 'self'",
      "object-src 'none';base-uri 'none';require-trusted-types-for 'script';trusted-types 'none'",
    ].join(';'),
  );
  expect(getPageCsp(''), 'a page without scripts and styles').not.toMatch(/script-src|style-src/);
});

test('the CSP allows scripts and forms to send to the allowed origins, and nowhere else', () => {
  expect(getPageCsp(page, ['https://a.example', 'https://b.example'])).toBe(
    getPageCsp(page)?.replaceAll(
      /(?:connect-src|form-action) 'self'/g,
      '$& https://a.example https://b.example',
    ),
  );
});
