/** Before a build that is to be served: says at once if the port is taken, and not after minutes. */
import { createServer } from 'node:net';
import { listen } from './listen-address.ts';

const server = createServer();
listen(server, () => server.close());
