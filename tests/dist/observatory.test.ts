/** What a grader of headers says of the site: https://developer.mozilla.org/en-US/observatory */
import { describe, expect, test } from 'vitest';
import { headerRules, type Headers, headersOf } from '../../build/hosts/headers.ts';
import { observatory } from './observatory.ts';
import { pages, redirectPages } from './site.ts';

const rules = headerRules({ https: true, receivers: [] });

const headersAt = (path: string): Headers =>
  Object.fromEntries(
    Object.entries(headersOf(rules, path, { pages: pages.map((page) => page.path) })).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );

const MOST = 150;

test.each([...pages, ...redirectPages].map(({ path, html }) => [path, html] as const))(
  `%s has all ${MOST} points`,
  (path, html) => {
    const { score, findings } = observatory({ headers: headersAt(path), html });
    if (path === '/') process.stdout.write(`HTTP Observatory: ${score} points for / (A+ starts at 100)\n`);
    expect(score, JSON.stringify(findings)).toBe(MOST);
  },
);

describe('what is missing costs points', () => {
  const [home] = pages;
  const html = home?.html ?? '';
  const headers = headersAt('/');

  test.each(Object.keys(headers).filter((name) => !/^(?:cache-control|permissions-policy|x-.*)$/.test(name)))(
    '%s',
    (missing) => {
      const others = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== missing));
      expect(observatory({ headers: others, html }).score).toBeLessThan(MOST);
    },
  );

  test('the page’s own policy', () => {
    const without = html.replace(/<meta http-equiv[^>]*>/, '');
    expect(observatory({ headers, html: without }).score).toBeLessThan(100);
  });

  test('an unsafe word in both policies', () => {
    const unsafe = (text: string) =>
      text.replace(/script-src (?:'sha256-\S+' ?)*/, "script-src 'unsafe-eval' ");
    const policy = `${headers['content-security-policy'] ?? ''};script-src 'unsafe-eval'`;
    const answer = { headers: { ...headers, 'content-security-policy': policy }, html: unsafe(html) };
    expect(observatory(answer).score).toBeLessThan(MOST);
  });
});
