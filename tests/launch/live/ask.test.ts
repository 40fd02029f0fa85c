import { expect, test } from 'vitest';
import { askSite } from '../../../tools/launch/live/ask.ts';

const ORIGIN = 'http://localhost:4321';
const TEXTS: Readonly<Record<string, string>> = {
  '/': '<script type="module" src="/_astro/menu.abc.js">',
  '/sitemap.xml': '<loc>https://www.ridge.co.ke/about</loc><loc>https://www.ridge.co.ke/</loc>',
};

test('everything is asked once by GET, no redirect is followed, and no more than six pages at a time', async () => {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const built = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
  const answers = await askSite(
    ORIGIN,
    built,
    async (address, { method, redirect, signal, body, headers }) => {
      expect([method, redirect, body]).toEqual([undefined, 'manual', undefined]);
      expect(signal).toBeInstanceOf(AbortSignal);
      const path = address.slice(ORIGIN.length);
      asked.push([path, ...new Headers(headers).values()].join(' '));
      most = Math.max(most, ++open);
      await Promise.resolve();
      open -= 1;
      return new Response(TEXTS[path] ?? path);
    },
  );
  expect(asked.toSorted()).toEqual(
    [
      ...['/', '/ br', '/ gzip', '/ identity', '/contact', '/checkout', '/about', ...built],
      ...['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/_astro/menu.abc.js'],
      '/no-such-page-of-the-launch-check',
    ].toSorted(),
  );
  expect(most).toBe(6);
  expect(answers.file).toMatchObject({ status: 200, body: '/_astro/menu.abc.js' });
  expect(answers).toMatchObject({ otherName: undefined, http: undefined, handshake: undefined });
});

test('the other name and http are asked for one address with all that it has, and for a certificate', async () => {
  const asked: string[] = [];
  const away = (address: string | URL) => {
    asked.push(String(address));
    return Promise.reject(new TypeError('failed', { cause: { code: 'ENOTFOUND' } }));
  };
  const answers = await askSite('https://www.ridge.ke', [], away, away);
  expect(asked).toContain('https://ridge.ke/about?from=launch-check');
  expect(asked).toContain('http://www.ridge.ke/about?from=launch-check');
  expect(answers).toMatchObject({ otherName: 'ENOTFOUND', http: 'ENOTFOUND', handshake: 'ENOTFOUND' });
});
