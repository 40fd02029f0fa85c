import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { handshake, transportFindings } from '../../tools/launch/transport.ts';

const SPOKEN: Readonly<Record<string, string>> = { 'new.ke': 'TLSv1.3', 'old.ke:8443': 'TLSv1.2' };

test('a server that speaks less than the documents promise is found, once', async () => {
  const asked: string[] = [];
  const ask = ({ host }: URL) => {
    asked.push(host);
    const protocol = SPOKEN[host];
    return protocol === undefined ? Promise.reject(new Error('away')) : Promise.resolve({ protocol });
  };
  const addresses = [
    ...['https://new.ke', 'https://old.ke:8443/messages', 'https://old.ke:8443/orders'],
    ...['https://away.ke', 'http://localhost:4331/orders', '/contact#sent', undefined],
  ];
  expect(await transportFindings(addresses, 'TLS 1.3', ask)).toEqual([
    { place: 'The servers', says: 'old.ke:8443 speaks TLSv1.2, and the documents promise TLS 1.3.' },
  ]);
  expect(asked).toEqual(['new.ke', 'old.ke:8443', 'away.ke']);
});

test('a server that never ends its greeting is left', async () => {
  // A record of 16,384 bytes, of which one comes now and then.
  const server = createServer((socket) => {
    socket.write(Buffer.of(0x16, 3, 3, 0x40, 0));
    const drip = setInterval(() => socket.write(Buffer.of(0)), 5);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(drip);
      });
  }).listen(0, 'localhost');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(handshake(new URL(`https://localhost:${port}`), 50)).rejects.toThrow(/timeout/);
});
