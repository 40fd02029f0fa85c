import { describe, expect, test } from 'vitest';
import { pagePolicy } from '../../../build/hosts/content-policy.ts';

const nothing = { scripts: [], styles: [] };
const page = { scripts: ['sha256-A', 'sha256-B', 'sha256-A'], styles: ['sha256-C'] };

const directives = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );

describe('a page', () => {
  const policy = directives(pagePolicy(page));

  test.each([
    ['default-src', "'none'"],
    ['script-src', "'self' 'sha256-A' 'sha256-B'"],
    ['style-src', "'sha256-C'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
    ['connect-src', "'self'"],
  ])('%s is %s', (name, sources) => {
    expect(policy.get(name)).toBe(sources);
  });

  test('names each directive once', () => {
    expect(policy.size).toBe(pagePolicy(page).split(';').length);
  });

  test('carries nothing that only a header can say', () => {
    for (const name of ['frame-ancestors', 'sandbox', 'report-uri', 'upgrade-insecure-requests'])
      expect(policy.has(name)).toBe(false);
  });
});

test('a page without scripts and styles may have none', () => {
  expect(directives(pagePolicy(nothing)).has('script-src')).toBe(false);
  expect(directives(pagePolicy(nothing)).has('style-src')).toBe(false);
});

test('a site with receivers sends to them, by script and by form, and nowhere else', () => {
  const policy = directives(pagePolicy(page, ['https://api.example.com', 'https://pay.example.com']));
  expect(policy.get('connect-src')).toBe("'self' https://api.example.com https://pay.example.com");
  expect(policy.get('form-action')).toBe("'self' https://api.example.com https://pay.example.com");
  expect(policy.get('script-src')).toBe("'self' 'sha256-A' 'sha256-B'");
});
