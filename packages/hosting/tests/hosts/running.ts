/** How a server is started on loopback, asked and stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { freePort } from '../../../../tests/support/free-port.ts';

export interface Place {
  /** Of its own, for configuration, certificate and logs. */
  readonly folder: string;
  readonly port: number;
  readonly httpPort: number;
}

/** Writes its configuration into its folder, and says by which command it starts. */
export type Host = (place: Place) => readonly string[];

/** The servers' certificates are their own. What is started, npx above all, is to trust no one more than before. */
const TRUST = 'NODE_TLS_REJECT_UNAUTHORIZED';
vi.stubEnv(TRUST, '0');

/** As a browser that found the host by its name; `fetch` over HTTP/2 sends none but the address's. */
export async function askAs(host: string, origin: string, path: string) {
  const { get } = origin.startsWith('https') ? https : http;
  const [response] = (await once(get(origin + path, { headers: { host } }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

export type Running = Awaited<ReturnType<typeof start>>;

export async function start(write: Host, scheme: 'http' | 'https') {
  const place = {
    folder: mkdtempSync(join(tmpdir(), 'host-')),
    port: await freePort(),
    httpPort: await freePort(),
  };
  const { folder, port, httpPort } = place;
  const [program = '', ...parameters] = write(place);
  const own = { WRANGLER_SEND_METRICS: 'false', CI: '1', XDG_CONFIG_HOME: folder, [TRUST]: undefined };
  // A group of its own: npx starts wrangler, which starts the runtime, and all of them must go.
  const child = spawn(program, parameters, { cwd: folder, detached: true, env: { ...process.env, ...own } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const ended = once(child, 'exit');
  const origin = `${scheme}://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = vi.waitFor(() => fetch(origin), { timeout: 120_000, interval: 200 });
  const failed = ended.then(() => Promise.reject(new Error(`${program} does not start:\n${said}`)));
  await Promise.race([answers, failed]);
  failed.catch(() => undefined);
  return { origin, httpOrigin: `http://127.0.0.1:${httpPort}`, stop };
}
