import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Starts a server on loopback. Returns its port. */
export async function listenOnLoopback(server: Pick<Server, 'listen' | 'address'>) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export async function findFreePort() {
  const server = createServer();
  const port = await listenOnLoopback(server);
  server.close();
  await once(server, 'close');
  return port;
}
