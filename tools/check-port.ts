/** Before a build that is to be served: says at once if the port is taken, and not after minutes. */
import { createServer } from 'node:net';
import { listenAddress, listenFailure } from './listen-address.ts';

const { host, port } = listenAddress(process.env);
const server = createServer();
server.on('error', (error) => {
  console.error(listenFailure(error, port));
  process.exit(1);
});
server.listen(port, host, () => {
  server.close();
});
