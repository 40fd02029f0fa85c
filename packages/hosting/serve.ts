/**
 * `npm run preview`: serves the built site as a static host would, with clean addresses, redirects, the 404
 * page with its status, and the headers of every host but those that ask for https. PORT and HOST are where
 * it listens, DIST the folder.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { builtSite } from './hosts/built-site.ts';
import { headersOf, headerTable } from './hosts/headers.ts';
import { HIDDEN } from './hosts/self-hosted.ts';
import { siteOrigin } from '@site/rules/addresses/site-origin';

const { DIST = 'dist', HOST = 'localhost', PORT = '4321' } = process.env;
const dist = resolve(import.meta.dirname, '../..', DIST);

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

/** An address that no rule names has only the headers of every address. */
const NOT_FOUND = '/404';

/** Reads the file of Cloudflare and Netlify, `/from /to 301` on each line. */
function redirectsIn(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return Object.fromEntries(lines.map((line) => line.split(' ') as [string, string]));
}

function listener(): RequestListener {
  const site = builtSite(dist, redirectsIn(dist));
  const table = headerTable({ https: false, canonical: { origin: siteOrigin(process.env), site } });
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersOf(table, pathname, site)))
      response.setHeader(name, value);
  };
  /** A page has one address: no trailing slash, no `.html`, no `/index`, none that redirects. */
  const canonicalOf = (pathname: string): string => {
    const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
    return site.redirects[clean] ?? clean;
  };
  const files = sirv(dist, { extensions: ['html'], etag: true, gzip: true, brotli: true, setHeaders });
  return (request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    // A redirect to an address with two slashes at its beginning would lead to another site.
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

if (!existsSync(dist))
  fail('There is no dist/ to serve yet: run `npm run build` first, or `npm start`, which does both.');

createServer(listener())
  .on('error', (error: Error & { readonly code?: string }) => {
    if (error.code === 'EADDRINUSE')
      fail(`Port ${PORT} is taken: stop what uses it, or choose another one, as in PORT=8080.`);
    fail(`The site cannot be served: ${error.message}.`);
  })
  // The name `localhost` has two addresses, and browsers ask either.
  .listen(Number(PORT), HOST, () => {
    console.log(`The site is on http://${HOST}:${PORT} (Ctrl+C to stop)`);
  });
