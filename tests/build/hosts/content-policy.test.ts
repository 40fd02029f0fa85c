import { expect, test } from 'vitest';
import { pagePolicy } from '../../../build/hosts/content-policy.ts';

const page = { scripts: ['sha256-A', 'sha256-B', 'sha256-A'], styles: ['sha256-C'] };

const directives = (policy: string) =>
  policy.split(';').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')] as const;
  });

test('a page allows its own, each script once, and names each directive once', () => {
  expect(directives(pagePolicy(page)).sort()).toEqual(
    Object.entries({
      'base-uri': "'none'",
      'connect-src': "'self'",
      'default-src': "'none'",
      'font-src': "'self'",
      'form-action': "'self'",
      'img-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'script-src': "'self' 'sha256-A' 'sha256-B'",
      'style-src': "'sha256-C'",
      'trusted-types': "'none'",
    }),
  );
});

test('a page without scripts and styles may have none', () => {
  expect(pagePolicy({ scripts: [], styles: [] })).not.toMatch(/script-src|style-src/);
});

test('a site with receivers sends to them, by script and by form, and nowhere else', () => {
  const receivers = ['https://api.example.com', 'https://pay.example.com'];
  const own = new Map(directives(pagePolicy(page)));
  const changed = directives(pagePolicy(page, receivers)).filter(
    ([name, sources]) => own.get(name) !== sources,
  );
  const sources = ["'self'", ...receivers].join(' ');
  expect(Object.fromEntries(changed)).toEqual({ 'connect-src': sources, 'form-action': sources });
});
