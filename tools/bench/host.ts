import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { brotliCompressSync } from 'node:zlib';
import { TYPES } from '../../integrations/hosts/self-hosted.ts';

/** A TLS record that fits a segment, as most networks of hosts send the first; Node's own are 16 kB. */
const RECORD_BYTES = 1_400;

/** What any page costs at least: one heading, nothing else. Every page is compared with it. */
export const BARE_PATH = '/__bare';
const BARE_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<link rel="icon" href="data:,"><title>Bare</title><h1>Smart Infrastructure. Reliable Results.</h1>';

/** Already compressed. */
const PACKED = new Set(['.woff2', '.png', '.ico', '.webp']);

function answer(ending: string, content: Buffer) {
  const type = { 'content-type': TYPES[ending.slice(1)] ?? 'text/plain' };
  if (PACKED.has(ending)) return { headers: type, body: content };
  return { headers: { ...type, 'content-encoding': 'br' }, body: brotliCompressSync(content) };
}

/** Every file of the folder under its clean address, compressed once. */
function answers(folder: string): ReadonlyMap<string, ReturnType<typeof answer>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map([
    [BARE_PATH, answer('.html', Buffer.from(BARE_PAGE))],
    ...files.map((file) => {
      const address = `/${relative(folder, file).replace(/(?:index)?\.html$/, '')}`;
      return [address, answer(extname(file), readFileSync(file))] as const;
    }),
  ]);
}

const OPENSSL = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout - -out -';

/** A key and a certificate for localhost, one after the other in one text. */
export const selfSigned = () =>
  execFileSync('openssl', OPENSSL.split(' '), { encoding: 'utf8', stdio: 'pipe' });

/** A built site over HTTP/2 with TLS and brotli, as a CDN serves it, with the bare page beside it. */
export async function serveSite(folder: string, certificate: string) {
  const all = answers(folder);
  const server = createSecureServer({ key: certificate, cert: certificate });
  server.on('secureConnection', (socket: TLSSocket) => {
    socket.setMaxSendFragment(RECORD_BYTES);
  });
  server.on('request', (request, response) => {
    const found = all.get(new URL(request.url, 'https://localhost').pathname);
    response.writeHead(found ? 200 : 404, found?.headers);
    response.end(found?.body ?? '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** Lets Chromium trust this certificate alone: where all are trusted, a visit begins with a connection in vain. */
export function trust(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
