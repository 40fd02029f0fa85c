/** A real mail server on this machine, which takes what it is given or behaves as a test wants. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listening } from '../../../../tests/support/free-port.ts';

export interface Taken {
  readonly to: readonly string[];
  /** As it was sent, to the byte. */
  readonly raw: string;
  readonly mail: Email;
}

export type Fault =
  /** An answer of the protocol: 4xx for now, 5xx for good; often the code of RFC 3463 follows. */
  | {
      readonly code: number;
      readonly at: 'connection' | 'login' | 'sender' | 'recipient' | 'message';
      readonly says?: string;
      /** Such a recipient, instead of all. */
      readonly to?: string;
    }
  /** Silent from the moment the message has come; or closes the connection before it has answered. */
  | { readonly kind: 'stalls' | 'drops' };

interface Options {
  readonly port?: number | undefined;
  readonly fault?: Fault | undefined;
  readonly onTaken?: (taken: Taken) => void;
}

export async function mailServer({ port = 0, fault, onTaken }: Options = {}) {
  const taken: Taken[] = [];
  const answer = (at: string, to?: string) =>
    fault && 'code' in fault && fault.at === at && (fault.to ?? to) === to
      ? Object.assign(new Error(fault.says ?? 'not this one'), { responseCode: fault.code })
      : null;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: fault && 'code' in fault && fault.at === 'login' ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    onAuth: (_, __, done) => {
      done(answer('login'));
    },
    disableReverseLookup: true,
    onConnect: (_, done) => {
      done(answer('connection'));
    },
    onMailFrom: (_, __, done) => {
      done(answer('sender'));
    },
    onRcptTo: ({ address }, _, done) => {
      done(answer('recipient', address));
    },
    onData: (stream, { envelope }, done) => {
      void buffer(stream).then(async (bytes) => {
        if (fault && 'kind' in fault) {
          if (fault.kind === 'drops') for (const connection of server.connections) connection.close();
          return;
        }
        const refused = answer('message');
        if (!refused) {
          const to = envelope.rcptTo.map(({ address }) => address);
          const one = { to, raw: bytes.toString(), mail: await PostalMime.parse(bytes) };
          taken.push(one);
          onTaken?.(one);
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
