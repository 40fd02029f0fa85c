/** A real mail server on this machine, which takes what it is given or behaves as a test wants. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listening } from '../../../../tests/support/free-port.ts';

interface Taken {
  readonly to: readonly string[];
  /** As it was sent, to the byte. */
  readonly raw: string;
  readonly mail: Email;
}

/** Once a message has come it is silent, or closes the connection; else an answer: 4xx for now, 5xx for good. */
export interface Fault {
  readonly at: 'connection' | 'login' | 'sender' | 'recipient' | 'message' | 'stalls' | 'drops';
  readonly code?: number;
  /** Often with the code of RFC 3463 first. */
  readonly says?: string;
}

interface Options {
  readonly port?: number | undefined;
  readonly fault?: Fault | undefined;
}

export async function mailServer({ port = 0, fault }: Options = {}) {
  const taken: Taken[] = [];
  const answer = (at: Fault['at']) =>
    fault?.at === at
      ? Object.assign(new Error(fault.says ?? 'not this one'), { responseCode: fault.code })
      : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: fault?.at === 'login' ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onAuth: (_, __, done) => {
      done(answer('login'));
    },
    onConnect: (_, done) => {
      done(answer('connection'));
    },
    onMailFrom: (_, __, done) => {
      done(answer('sender'));
    },
    onRcptTo: (_, __, done) => {
      done(answer('recipient'));
    },
    onData: (stream, { envelope }, done) => {
      void buffer(stream).then(async (bytes) => {
        if (fault?.at === 'stalls') return;
        if (fault?.at === 'drops') {
          for (const connection of server.connections) connection.close();
          return;
        }
        const refused = answer('message');
        if (!refused) {
          const to = envelope.rcptTo.map(({ address }) => address);
          taken.push({ to, raw: bytes.toString(), mail: await PostalMime.parse(bytes) });
        }
        done(refused);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: own } = server.server.address() as AddressInfo;
  return {
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    taken,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
        for (const connection of server.connections) connection.close();
      }),
  };
}

/** Takes connections and says nothing. */
export async function silentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  return {
    url: `smtp://127.0.0.1:${await listening(server)}`,
    sockets,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
