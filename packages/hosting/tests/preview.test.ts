/** Starts the preview server in a separate process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../../tests/support/free-port.ts';

const DIST = mkdtempSync(join(tmpdir(), 'preview-'));
writeFileSync(`${DIST}/index.html`, 'Home');
writeFileSync(`${DIST}/404.html`, 'Not here');
afterAll(() => {
  rmSync(DIST, { recursive: true });
});

/**
 * Starts the server for the current test, and returns a function that sends requests without normalising
 * their paths.
 */
async function startPreview(HOST = 'localhost') {
  const port = await findFreePort();
  const options = { env: { ...process.env, PORT: String(port), DIST, HOST } };
  const server = spawn(process.execPath, ['packages/hosting/serve.ts'], options);
  onTestFinished(() => void server.kill());
  await once(server.stdout, 'data');
  return async (path: string, host = 'localhost') => {
    const socket = connect(port, host).setEncoding('utf8');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return (await socket.toArray()).join('');
  };
}

/** The addresses at which other machines could reach this machine. */
const externalAddresses = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

test('paths that begin with two slashes get 404, and other machines cannot connect', async () => {
  const get = await startPreview();
  for (const path of ['//', '//a//b.example/', '/.//b.example/'])
    expect(await get(path)).toMatch(/^HTTP\/1\.1 404 .*Not here/s);
  for (const address of externalAddresses)
    await expect(get('/', address), address).rejects.toThrow('ECONNREFUSED');
});

test('other machines can connect if HOST is 0.0.0.0', async () => {
  const get = await startPreview('0.0.0.0');
  for (const address of externalAddresses) expect(await get('/', address), address).toContain('Home');
});
