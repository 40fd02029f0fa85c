/** A server on this machine that answers badly, in ways that Playwright and stubs cannot: below HTTP too. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from '../free-port.ts';

/** Something that became of one request. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** An ordinary answer, once the whole request is there. */
export const answers =
  (status: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  async (request, response) => {
    await text(request);
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(payload);
  };

/** Takes the request, and never says a word. */
export const hangs: Behaviour = async (request) => {
  await text(request);
};

/** Begins to answer, and never ends. */
export const hangsInTheMiddle: Behaviour = async (request, response) => {
  await text(request);
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"redirectUrl":');
};

/** Hangs up at once, with nothing read. */
export const resetsBeforeReading: Behaviour = (request) => {
  request.socket.resetAndDestroy();
};

/** Hangs up when it has everything: it may have stored it. */
export const resetsAfterReading: Behaviour = async (request) => {
  await text(request);
  request.socket.resetAndDestroy();
};

/** Promises more than it sends. */
export const breaksOff =
  (body: string): Behaviour =>
  async (request, response) => {
    await text(request);
    response.writeHead(200, { 'Content-Length': Buffer.byteLength(body) + 100 });
    response.write(body, () => {
      response.socket?.destroy();
    });
  };

/** No HTTP at all. */
export const babbles: Behaviour = async (request) => {
  await text(request);
  request.socket.end('SSH-2.0-OpenSSH_9.6\r\n');
};

/** Behaves as listed, one behaviour a request, the last one from then on. */
export async function misbehavingServer(...behaviours: readonly [Behaviour, ...Behaviour[]]) {
  /** What each request carried that reached the server. */
  const keys: (string | undefined)[] = [];
  /** Settles once the first request has met its behaviour. */
  const { promise: behaved, resolve: markBehaved } = Promise.withResolvers<unknown>();
  const server = createServer((request, response) => {
    const behaviour = behaviours[keys.length] ?? behaviours.at(-1);
    keys.push(request.headers['idempotency-key']?.toString());
    // A client that has hung up breaks what was being read or written. Nobody is left to tell.
    void Promise.resolve(behaviour?.(request, response)).then(markBehaved, markBehaved);
  });
  const origin = `http://127.0.0.1:${await listening(server)}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin, keys, behaved, stop };
}
