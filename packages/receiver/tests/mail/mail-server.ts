/** A real mail server on this machine, which takes what it is given or behaves as a test wants. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface Taken {
  readonly to: readonly string[];
  /** The mail's bytes. */
  readonly raw: string;
  readonly mail: Email;
}

/**
 * A refusal, 4xx for now or 5xx for good. With `stalls` and `drops` the server says nothing once a message
 * has come.
 */
export interface Fault {
  readonly at: 'connection' | 'login' | 'sender' | 'recipient' | 'message' | 'stalls' | 'drops';
  readonly code?: number;
  /** The code of RFC 3463 often comes first. */
  readonly says?: string;
}

/** Runs until the test is over. */
export async function mailServer(fault?: Fault, port = 0) {
  const taken: Taken[] = [];
  const stalled = Promise.withResolvers<undefined>();
  const answer = (at: Fault['at']) =>
    fault?.at === at
      ? Object.assign(new Error(fault.says ?? 'not this one'), { responseCode: fault.code })
      : null;
  const answering = (at: Fault['at']) => (_: unknown, __: unknown, done: (error: Error | null) => void) => {
    done(answer(at));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: fault?.at === 'login' ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onAuth: answering('login'),
    onConnect: (_, done) => {
      done(answer('connection'));
    },
    onMailFrom: answering('sender'),
    onRcptTo: answering('recipient'),
    onData: (stream, { envelope }, done) => {
      void buffer(stream).then(async (bytes) => {
        if (fault?.at === 'stalls') {
          stalled.resolve(undefined);
          return;
        }
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
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
      for (const connection of server.connections) connection.close();
    });
  onTestFinished(stop);
  /** `stalled` resolves once it has met a mail that it is silent about. */
  return { port: own, url: `smtp://127.0.0.1:${own}`, taken, stalled: stalled.promise, stop };
}
