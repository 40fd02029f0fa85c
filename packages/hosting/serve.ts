/**
 * Serves the built site, as a static host would: clean addresses, the redirects, the 404 page with its status,
 * and the headers of every host but those that ask for https. `npm run preview`; the port is PORT or 4321, the folder
 * DIST or `dist`. It listens on this machine only, or where HOST says.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { builtSite } from './hosts/built-site.ts';
import { headerRules, headersOf } from './hosts/headers.ts';
import { HIDDEN } from './hosts/self-hosted.ts';
import { siteOrigin } from '@site/rules/addresses/site-origin';
import { listen } from './listen-address.ts';

/** An address that no rule names has only the headers of them all. */
const NOT_FOUND = '/404';

/** As Cloudflare and Netlify read them: `/from /to 301`, a line each. */
function redirectsIn(dist: string): Readonly<Record<string, string>> {
  const file = join(dist, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return Object.fromEntries(lines.map((line): string[] => line.split(' ')) as [string, string][]);
}

function serving(dist: string): RequestListener {
  const site = builtSite(dist, redirectsIn(dist));
  const rules = headerRules({
    https: false,
    canonical: { origin: siteOrigin(process.env), site },
  });
  /** The one address of a page: no trailing slash, no `.html`, no `/index`, none of the old ones. */
  const canonicalOf = (pathname: string): string => {
    const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
    return site.redirects[clean] ?? clean;
  };
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersOf(rules, pathname, site)))
      response.setHeader(name, value);
  };
  const files = sirv(dist, { extensions: ['html'], etag: true, gzip: true, brotli: true, setHeaders });
  return (request, response) => {
    // An address such as `//` names no host, and one that begins so would lead to another site.
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    const pathname = url && !url.pathname.startsWith('//') ? url.pathname : NOT_FOUND;
    const canonical = canonicalOf(pathname);
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      createReadStream(join(dist, '404.html')).pipe(response);
    };
    setHeaders(response, NOT_FOUND);
    if (!/^(?:GET|HEAD)$/.test(request.method ?? '')) response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else if (canonical !== pathname)
      response.writeHead(301, { location: canonical + (url?.search ?? '') }).end();
    else if (HIDDEN.includes(pathname)) notFound();
    else files(request, response, notFound);
  };
}

const dist = resolve(import.meta.dirname, '../..', process.env.DIST ?? 'dist');

if (existsSync(dist)) {
  listen(createServer(serving(dist)), (host, port) => {
    console.log(`The site is on http://${host}:${port} (Ctrl+C to stop)`);
  });
} else {
  console.error(
    'There is no dist/ to serve yet: run `npm run build` first, or `npm start`, which does both.',
  );
  process.exitCode = 1;
}
