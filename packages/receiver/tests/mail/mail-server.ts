/** Runs a real mail server on this machine, which accepts every email or fails as a test requires. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface ReceivedEmail {
  readonly to: readonly string[];
  /** The email's bytes. */
  readonly raw: string;
  readonly email: Email;
}

/**
 * Describes at which step the server fails, and how. A `code` of 4xx is a temporary failure, and 5xx a
 * permanent one.
 */
export interface Fault {
  readonly at: 'connection' | 'login' | 'sender' | 'recipient' | 'message';
  readonly code?: number;
  /** Real servers often begin the message with an enhanced status code of RFC 3463. */
  readonly message?: string;
  /** Makes the server keep the connection without a response, or close it, once it has the message. */
  readonly afterMessage?: 'stall' | 'disconnect';
}

/** Starts a mail server that runs until the end of the test. */
export async function startMailServer(fault?: Fault, port = 0) {
  const receivedEmails: ReceivedEmail[] = [];
  const stall = Promise.withResolvers<undefined>();
  const findError = (at: Fault['at']) =>
    fault?.at === at
      ? Object.assign(new Error(fault.message ?? 'Rejected by the test'), { responseCode: fault.code })
      : null;
  const createHandler =
    (at: Fault['at']) => (_: unknown, __: unknown, done: (error: Error | null) => void) => {
      done(findError(at));
    };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: fault?.at === 'login' ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onAuth: createHandler('login'),
    onConnect: (_, done) => {
      done(findError('connection'));
    },
    onMailFrom: createHandler('sender'),
    onRcptTo: createHandler('recipient'),
    onData: (stream, { envelope }, done) => {
      void buffer(stream).then(async (bytes) => {
        if (fault?.afterMessage === 'stall') {
          stall.resolve(undefined);
          return;
        }
        if (fault?.afterMessage === 'disconnect') {
          for (const connection of server.connections) connection.close();
          return;
        }
        const error = findError('message');
        if (!error) {
          const to = envelope.rcptTo.map(({ address }) => address);
          receivedEmails.push({ to, raw: bytes.toString(), email: await PostalMime.parse(bytes) });
        }
        done(error);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actualPort } = server.server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
      for (const connection of server.connections) connection.close();
    });
  onTestFinished(stop);
  return {
    port: actualPort,
    url: `smtp://127.0.0.1:${actualPort}`,
    receivedEmails,
    /** Resolves once the server has an email to which it will not respond. */
    whenStalled: stall.promise,
    stop,
  };
}
