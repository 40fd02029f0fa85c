import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicy } from '../policy.ts';

const getPagePolicy = (inline: string, receivers: readonly string[] = []) =>
  /content="([^"]*)"/.exec(addPolicy(`<!doctype html><head>${inline}</head>`, receivers))?.[1];

const hashText = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PAGE =
  '<script>a()</script><script>b()</script><script type="module">a()</script><style>p{}</style>' +
  '<script src="/c.js"></script><script type="application/ld+json">{}</script>';

test('a page’s policy allows each of its scripts and styles once', () => {
  expect(getPagePolicy(PAGE)).toBe(
    [
      `default-src 'none';script-src 'self' ${hashText('a()')} ${hashText('b()')};style-src ${hashText('p{}')}`,
      "connect-src 'self';form-action 'self';img-src 'self';font-src 'self';manifest-src 'self'",
      "object-src 'none';base-uri 'none';require-trusted-types-for 'script';trusted-types 'none'",
    ].join(';'),
  );
  expect(getPagePolicy(''), 'a page without scripts and styles').not.toMatch(/script-src|style-src/);
});

test('the policy allows scripts and forms to send to the receivers, and nowhere else', () => {
  expect(getPagePolicy(PAGE, ['https://a.example', 'https://b.example'])).toBe(
    getPagePolicy(PAGE)?.replaceAll(
      /(?:connect-src|form-action) 'self'/g,
      '$& https://a.example https://b.example',
    ),
  );
});
