/** Serves a built site over HTTP/2 with TLS and brotli, as a CDN does, with the floor page beside it. */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { brotliCompressSync } from 'node:zlib';

/** What any page costs at least: one heading, nothing else. Every page is compared with it. */
export const FLOOR_PATH = '/__floor';
const FLOOR_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<link rel="icon" href="data:,"><title>Floor</title><h1>Smart Infrastructure. Reliable Results.</h1>';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};
/** Already compressed. */
const PACKED = new Set(['.woff2', '.png', '.ico']);

interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function answer(type: string, content: Buffer): Answer {
  if (PACKED.has(type)) return { headers: { 'content-type': TYPES[type] ?? '' }, body: content };
  return {
    headers: { 'content-type': TYPES[type] ?? 'text/plain', 'content-encoding': 'br' },
    body: brotliCompressSync(content),
  };
}

/** Every file of the folder under its clean address, compressed once. */
function answers(folder: string): Map<string, Answer> {
  const all = new Map([[FLOOR_PATH, answer('.html', Buffer.from(FLOOR_PAGE))]]);
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const address = path
      .slice(folder.length)
      .replace(/^\/?/, '/')
      .replace(/(?:index)?\.html$/, '');
    all.set(address, answer(extname(path), readFileSync(path)));
  }
  return all;
}

/** A key and a certificate for localhost, one after the other in one text. */
const selfSigned = () =>
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-keyout', '-', '-out', '-'],
    ],
    { encoding: 'utf8', stdio: 'pipe' },
  );

/** A TLS record that fits one segment of `link.ts`, as most networks of hosts send the first; Node's own are 16 kB. */
export const RECORD_OF_A_SEGMENT_BYTES = 1400;

export interface ServedSite {
  readonly port: number;
  readonly server: Http2SecureServer;
  /** For Chromium: to trust this certificate alone. Where all are trusted, a visit begins with a connection in vain. */
  readonly trust: string;
}

/** `recordBytes`: the largest TLS record, from 512 to 16,384. */
export async function serveSite(
  folder: string,
  recordBytes: number = RECORD_OF_A_SEGMENT_BYTES,
): Promise<ServedSite> {
  const files = answers(folder);
  const certificate = selfSigned();
  // Playwright's own requests, which rewrite a page, still speak HTTP/1.1.
  const server = createSecureServer({ key: certificate, cert: certificate, allowHTTP1: true });
  server.on('secureConnection', (socket: TLSSocket) => {
    socket.setMaxSendFragment(recordBytes);
  });
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const found = files.get(pathname);
    response.writeHead(found ? 200 : 404, found?.headers);
    response.end(found?.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const trust = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
  return { port: address.port, server, trust };
}
