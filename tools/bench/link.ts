import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** The link is shared by all connections, towards the browser. */
export const LINKS = {
  '3g': { bitsPerSecond: 700_000, roundTripMs: 300 },
  'slow-4g': { bitsPerSecond: 1_600_000, roundTripMs: 150 },
};
export type Link = (typeof LINKS)['3g'];

const SEGMENT_BYTES = 1_460;
const INITIAL_WINDOW_BYTES = 10 * SEGMENT_BYTES;

/**
 * Carries TCP connections to a server as a thin link does, which Chromium's own throttling does not: a connection costs a
 * round trip before its first byte, and may send ten segments until the first acknowledgement, then twice as many each
 * round trip. No loss.
 */
export async function openLink(serverPort: number, { bitsPerSecond, roundTripMs }: Link) {
  const half = roundTripMs / 2;
  let freeAt = 0;
  let connections = 0;
  const at = (moment: number, act: () => void) => {
    setTimeout(act, Math.max(0, moment - performance.now()));
  };
  const server = createServer({ noDelay: true }, (browser) => {
    connections += 1;
    const opened = performance.now();
    const upstream = connect({ port: serverPort, host: '127.0.0.1', noDelay: true });
    const asked: Buffer[] = [];
    const waiting: Buffer[] = [];
    const underWay: Buffer[] = [];
    let windowBytes = INITIAL_WINDOW_BYTES;
    let inFlight = 0;

    function send(segment: Buffer) {
      const { length } = segment;
      inFlight += length;
      freeAt = Math.max(freeAt, performance.now()) + (length * 8_000) / bitsPerSecond;
      underWay.push(segment);
      // Timers may go off in another order than they were set: each delivers what is next.
      at(freeAt + half, () => browser.write(underWay.shift() ?? ''));
      at(freeAt + roundTripMs, () => {
        inFlight -= length;
        windowBytes += length;
        sendWaiting();
      });
    }
    function sendWaiting() {
      for (;;) {
        const [next] = waiting;
        if (next === undefined || inFlight >= windowBytes) return;
        const segment = next.subarray(0, SEGMENT_BYTES);
        if (segment.length === next.length) waiting.shift();
        else waiting[0] = next.subarray(SEGMENT_BYTES);
        send(segment);
      }
    }

    browser.on('data', (chunk: Buffer) => {
      asked.push(chunk);
      // On loopback the connection is there at once; over the air its handshake takes a round trip.
      at(Math.max(performance.now(), opened + roundTripMs) + half, () => upstream.write(asked.shift() ?? ''));
    });
    upstream.on('data', (chunk: Buffer) => {
      waiting.push(chunk);
      sendWaiting();
    });
    browser.on('error', () => undefined).on('close', () => upstream.destroy());
    upstream.on('error', () => undefined).on('close', () => browser.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    close: () => server.close(),
  };
}
