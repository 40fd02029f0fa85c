/** A real mail server on this machine, which takes what it is given or behaves as a test wants. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface Taken {
  readonly to: readonly string[];
  /** As it was sent, to the byte. */
  readonly raw: string;
  readonly mail: Email;
}

export type Fault =
  /** An answer of the protocol: 4xx for now, 5xx for good. */
  | { readonly code: number; readonly at: 'connection' | 'sender' | 'recipient' | 'message' }
  /** Says nothing any more once the message has come. */
  | { readonly kind: 'stalls' }
  /** Closes the connection before it has answered, having taken the message or not. */
  | { readonly kind: 'drops'; readonly taking: boolean };

const refusal = (code: number) => Object.assign(new Error('not this one'), { responseCode: code });

interface Place {
  readonly port?: number | undefined;
  /** The fault that a mail meets, if any. A connection and a sender meet that of nobody. */
  readonly faultOf?: (recipient?: string) => Fault | undefined;
  readonly onTaken?: (taken: Taken) => void;
}

export async function mailServer({ port = 0, faultOf = () => undefined, onTaken }: Place = {}) {
  const taken: Taken[] = [];
  const recipientsOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo.map(({ address }) => address);
  const answer = (at: string, fault: Fault | undefined) =>
    fault && 'code' in fault && fault.at === at ? refusal(fault.code) : null;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_, done) => {
      done(answer('connection', faultOf()));
    },
    onMailFrom: (_, __, done) => {
      done(answer('sender', faultOf()));
    },
    onRcptTo: ({ address }, _, done) => {
      done(answer('recipient', faultOf(address)));
    },
    onData: (stream, session, done) => {
      const to = recipientsOf(session);
      const fault = faultOf(to[0]);
      void buffer(stream).then(async (bytes) => {
        const note = async () => {
          const one = { to, raw: bytes.toString(), mail: await PostalMime.parse(bytes) };
          taken.push(one);
          onTaken?.(one);
        };
        const refused = answer('message', fault);
        if (refused) {
          done(refused);
          return;
        }
        if (!fault || 'code' in fault) {
          await note();
          done();
          return;
        }
        if (fault.kind === 'stalls') return;
        if (fault.taking) await note();
        for (const connection of server.connections) connection.close();
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
