/**
 * Serves the built site, as a static host would: clean addresses, the legal redirects, and the 404 page with its
 * status. `npm run preview`; the port is PORT or 4321.
 */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { redirects } from '../src/paths.ts';

const port = Number(process.env.PORT ?? 4321);
const dist = new URL('../dist/', import.meta.url).pathname;

if (!existsSync(dist)) {
  console.error(
    'There is no dist/ to serve yet: run `npm run build` first, or `npm start`, which does both.',
  );
  process.exit(1);
}

/** Without it, browsers take the quotation marks of a text twin for letters of another alphabet. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

const files = sirv(dist, {
  extensions: ['html'],
  etag: true,
  gzip: true,
  brotli: true,
  setHeaders: (response, pathname) => {
    const type = TEXT_TYPES[pathname.split('.').at(-1) ?? ''];
    if (type !== undefined) response.setHeader('content-type', type);
  },
});

/** The one address of a page: no trailing slash, no `.html`, no `/index`, none of the old ones. */
function canonical(pathname: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  return redirects[clean] ?? clean;
}

const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const target = canonical(pathname);
  if (target !== pathname) {
    response.writeHead(301, { location: target + search }).end();
    return;
  }
  files(request, response, () => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    createReadStream(`${dist}404.html`).pipe(response);
  });
});

server.listen(port, () => {
  console.log(`The site is on http://localhost:${port} (Ctrl+C to stop)`);
});
