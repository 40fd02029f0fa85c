/**
 * `npm run preview` serves the built site as a static host would: with clean URLs, redirects, the 404 page
 * with status 404, and the headers that all hosts send, except those that require https. The environment
 * variables HOST and PORT set the address, and DIST names the folder.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { readBuiltSite } from './hosts/built-site.ts';
import { getHeaders, createHeaderTable } from './headers.ts';
import { HIDDEN_FILES } from './hosts/self-hosted.ts';
import { readSiteOrigin } from '@site/rules/urls/site-origin';

const { DIST = 'dist', HOST = 'localhost', PORT = '4321' } = process.env;
const dist = resolve(import.meta.dirname, '../..', DIST);

function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}

/** A path that no header rule matches, so its response has only the default headers. */
const NOT_FOUND_PATH = '/404';

/** Reads the redirects from the file for Cloudflare and Netlify, which has `/from /to 301` on each line. */
function readRedirects(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return Object.fromEntries(lines.map((line) => line.split(' ') as [string, string]));
}

function createListener(): RequestListener {
  const site = readBuiltSite(dist, readRedirects(dist));
  const table = createHeaderTable({
    usesHttps: false,
    siteForCanonicalLinks: { origin: readSiteOrigin(process.env), site },
  });
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(getHeaders(table, pathname, site)))
      response.setHeader(name, value);
  };
  /**
   * Returns the only path at which a page is served: without a trailing slash, `.html` or `/index`, and after
   * any redirect.
   */
  const getCanonicalPath = (pathname: string): string => {
    const cleanPath = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
    return site.redirects[cleanPath] ?? cleanPath;
  };
  const serveFile = sirv(dist, { extensions: ['html'], etag: true, gzip: true, brotli: true, setHeaders });
  return (request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    // A redirect to a path that begins with two slashes would lead to another site.
    const pathname = url && !url.pathname.startsWith('//') ? url.pathname : NOT_FOUND_PATH;
    const canonicalPath = getCanonicalPath(pathname);
    const sendNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      createReadStream(join(dist, '404.html')).pipe(response);
    };
    setHeaders(response, NOT_FOUND_PATH);
    if (canonicalPath !== pathname)
      response.writeHead(301, { location: canonicalPath + (url?.search ?? '') }).end();
    else if (HIDDEN_FILES.includes(pathname)) sendNotFound();
    else serveFile(request, response, sendNotFound);
  };
}

if (!existsSync(dist))
  exitWithError('There is no dist/ yet: run `npm run build` first, or `npm start`, which does both.');

createServer(createListener())
  .on('error', (error: Error & { readonly code?: string }) => {
    if (error.code === 'EADDRINUSE')
      exitWithError(`Port ${PORT} is taken: stop what uses it, or choose another one, as in PORT=8080.`);
    exitWithError(`The site cannot be served: ${error.message}.`);
  })
  // `localhost` is both an IPv4 and an IPv6 address. Node listens on one of them, and browsers try both.
  .listen(Number(PORT), HOST, () => {
    console.log(`The site is on http://${HOST}:${PORT} (Ctrl+C to stop)`);
  });
