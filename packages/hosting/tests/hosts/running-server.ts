/** Starts a server on loopback, sends requests to it, and stops it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { findFreePort } from '../../../../tests/support/free-port.ts';

export interface ServerFolder {
  /** This folder holds the server's configuration, certificate and logs. */
  readonly folder: string;
  readonly port: number;
  readonly httpPort: number;
}

/** Writes a server's configuration into its folder. Returns the command that starts it. */
export type ServerSetup = (server: ServerFolder) => string;

/**
 * Lets the tests trust certificates that the servers sign themselves. Programs that the tests start must not
 * trust them.
 */
const TRUST_SETTING = 'NODE_TLS_REJECT_UNAUTHORIZED';
vi.stubEnv(TRUST_SETTING, '0');

/**
 * Sends a request with the name of a host, as a browser does. `fetch` over HTTP/2 sends only the name in the
 * URL.
 */
export async function fetchWithHost(host: string, origin: string, path: string) {
  const { get } = origin.startsWith('https') ? https : http;
  const [response] = (await once(get(origin + path, { headers: { host } }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

export async function startServer(setUp: ServerSetup, scheme: 'http' | 'https') {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const [port, httpPort] = [await findFreePort(), await findFreePort()];
  const command = setUp({ folder, port, httpPort });
  const child = spawn(`exec ${command}`, {
    shell: true,
    cwd: folder,
    // The server has its own process group, so npx, wrangler and the runtime that it starts all stop.
    detached: true,
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      CI: '1',
      XDG_CONFIG_HOME: folder,
      [TRUST_SETTING]: undefined,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const whenExited = once(child, 'exit');
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await whenExited;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `${scheme}://127.0.0.1:${port}`;
  await vi.waitFor(
    () => {
      if (child.exitCode !== null) throw new Error(`${command} does not start:\n${output}`);
      return fetch(origin);
    },
    { timeout: 120_000, interval: 200 },
  );
  return { origin, httpOrigin: `http://127.0.0.1:${httpPort}`, stop };
}
