import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicy } from '../policy.ts';

const pagePolicy = (inline: string, receivers: readonly string[] = []) =>
  /content="([^"]*)"/.exec(addPolicy(`<!doctype html><head>${inline}</head>`, receivers))?.[1];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PAGE =
  '<script>a()</script><script>b()</script><script type="module">a()</script><style>p{}</style>' +
  '<script src="/c.js"></script><script type="application/ld+json">{}</script>';

test('a page allows its own scripts and styles, each once, and names each directive once', () => {
  expect(pagePolicy(PAGE)).toBe(
    [
      `default-src 'none';script-src 'self' ${hash('a()')} ${hash('b()')};style-src ${hash('p{}')}`,
      "connect-src 'self';form-action 'self';img-src 'self';font-src 'self';manifest-src 'self'",
      "object-src 'none';base-uri 'none';require-trusted-types-for 'script';trusted-types 'none'",
    ].join(';'),
  );
  expect(pagePolicy(''), 'of a page without scripts and styles').not.toMatch(/script-src|style-src/);
});

test('a site with receivers sends to them, by script and by form, and nowhere else', () => {
  expect(pagePolicy(PAGE, ['https://a.example', 'https://b.example'])).toBe(
    pagePolicy(PAGE)?.replaceAll(
      /(?:connect-src|form-action) 'self'/g,
      '$& https://a.example https://b.example',
    ),
  );
});
