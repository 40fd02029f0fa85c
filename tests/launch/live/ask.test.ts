import { expect, test } from 'vitest';
import { askHome, askSite } from '../../../tools/launch/live/ask.ts';
import { liveChecks } from '../../../tools/launch/live/site.ts';

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
  const gone = 'the DNS has no such name: ENOTFOUND';
  expect(answers).toMatchObject({ otherName: gone, http: gone, handshake: gone });
});

const texts = (all: Readonly<Record<string, string>>) => (address: string) =>
  Promise.resolve(new Response(all[new URL(address).pathname] ?? ''));

test('a sitemap that has no end, or names what is no page, is asked for no more than a site may have', async () => {
  const listed = Array.from({ length: 50_000 }, (_, index) => `<loc>${ORIGIN}/${index}</loc>`);
  const strange = ['mailto:desk@ridge.ke', 'foo:@elsewhere.ke/', 'https://[', ''].map(
    (one) => `<loc>${one}</loc>`,
  );
  const { pages } = await askSite(ORIGIN, [], texts({ '/sitemap.xml': [...strange, ...listed].join('') }));
  expect([...pages.keys()].filter((path) => !path.startsWith('/'))).toEqual([]);
  expect(pages.size).toBeLessThan(310);
});

test('an answer that has no end is none', async () => {
  const endless = new ReadableStream({
    pull: (to) => {
      to.enqueue(new Uint8Array(100_000));
    },
  });
  expect(await askHome(ORIGIN, () => Promise.resolve(new Response(endless)))).toBe('more than 2 MB');
});

test('where a certificate is refused, that is what is to do, and where nothing answers, why', async () => {
  const failing = (code: string) => () => Promise.reject(new TypeError('failed', { cause: { code } }));
  const expected = { delivery: undefined, transport: undefined, built: undefined, now: new Date(0) };
  const site = 'https://www.ridge.ke';
  const said = async (code: string, refused: string | undefined) => {
    const agree = () =>
      Promise.resolve({ protocol: 'TLSv1.3', refused, names: [], expires: new Date('2027-01-01') });
    const checked = await liveChecks(site, { ...expected, origin: site }, failing(code), agree);
    return checked.map(({ what, answer }) => `${what}: ${answer}`);
  };
  expect(await said('CERT_HAS_EXPIRED', 'CERT_HAS_EXPIRED')).toEqual([
    'TLS and certificate: browsers refuse the certificate for no name (CERT_HAS_EXPIRED)',
  ]);
  expect(await said('UND_ERR_CONNECT_TIMEOUT', undefined)).toEqual([
    'Home: it answers nothing (no answer within 10 seconds: UND_ERR_CONNECT_TIMEOUT)',
  ]);
});
