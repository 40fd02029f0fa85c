/** The preview server, as it is started by hand. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listenAddress } from '../listen-address.ts';
import { freePort } from '../../../tests/support/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
writeFileSync(`${folder}/index.html`, 'Home');
writeFileSync(`${folder}/404.html`, 'Not here');
writeFileSync(`${folder}/_redirects`, '/old.php / 301\n');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const PREVIEW = ['packages/hosting/serve.ts'];
const environment = (port: number) => ({ env: { ...process.env, PORT: String(port), DIST: folder } });

/** The answer to a request that no client library would send, as text. */
async function answerTo(port: number, host: string, request: string): Promise<string> {
  const socket = connect(port, host).setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.write(`${request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

test('it answers addresses of two slashes with 404, goes on, and is not there for other machines', async () => {
  const port = await freePort();
  const server = spawn(process.execPath, PREVIEW, environment(port));
  try {
    await once(server.stdout, 'data');
    for (const address of ['//', '//a//b.example/', '/.//b.example/'])
      expect(await answerTo(port, 'localhost', `GET ${address}`)).toMatch(/^HTTP\/1\.1 404 .*Not here/s);
    expect(await answerTo(port, 'localhost', 'GET /')).toMatch(/^HTTP\/1\.1 200 .*Home/s);
    expect(await answerTo(port, 'localhost', 'GET /old.php')).toMatch(/^HTTP\/1\.1 301 .*location: \/\r/s);
    const all = Object.values(networkInterfaces()).flatMap((some = []) => some);
    for (const { address } of all.filter(({ internal, family }) => !internal && family === 'IPv4'))
      await expect(answerTo(port, address, 'GET /'), address).rejects.toThrow('ECONNREFUSED');
  } finally {
    server.kill();
  }
});

test('it listens on this machine only, unless HOST says otherwise', () => {
  expect(listenAddress({})).toEqual({ host: 'localhost', port: 4321 });
  expect(listenAddress({ HOST: '0.0.0.0', PORT: '8080' })).toEqual({ host: '0.0.0.0', port: 8080 });
});

test('a taken port is one sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = spawnSync(process.execPath, PREVIEW, environment(port));
  other.close();
  const says = `Port ${port} is taken: stop what uses it, or choose another one, as in PORT=8080.\n`;
  expect(stderr.toString()).toBe(says);
  expect(status).toBe(1);
});
