/**
 * A slow mobile link between a browser and a server on this machine, at the level of TCP connections: what
 * Chromium's own throttling leaves out is that a connection costs round trips before its first byte, and that it
 * may send only ten segments until the first acknowledgement, then twice as many each round trip.
 */
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Link {
  /** Shared by all connections, towards the browser. */
  readonly bitsPerSecond: number;
  readonly roundTripMs: number;
}

/** The links that the figures in docs/performance.md are measured on. */
export const NETWORKS = {
  '3g': { bitsPerSecond: 700_000, roundTripMs: 300 },
  'slow-4g': { bitsPerSecond: 1_600_000, roundTripMs: 150 },
  desk: { bitsPerSecond: 20_000_000, roundTripMs: 40 },
} satisfies Record<string, Link>;

const SEGMENT_BYTES = 1460;
const INITIAL_WINDOW = 10 * SEGMENT_BYTES;

/** When a byte may leave: the link is one queue, and each connection has a window that doubles per round trip. */
class Pacer {
  #linkFreeAt = 0;
  readonly #link: Link;

  constructor(link: Link) {
    this.#link = link;
  }

  /** Reserves the link for `bytes` from `earliest` on; the answer is the moment the last one has left. */
  transmit(bytes: number, earliest: number): number {
    const start = Math.max(this.#linkFreeAt, earliest);
    this.#linkFreeAt = start + (bytes * 8 * 1000) / this.#link.bitsPerSecond;
    return this.#linkFreeAt;
  }
}

/** The congestion window of one connection while it slow-starts; loss is not part of this link. */
class SlowStart {
  #window = INITIAL_WINDOW;
  /** Bytes in flight, with the moment each lot is acknowledged. */
  #flying: { bytes: number; acknowledgedAt: number }[] = [];

  /** The earliest moment from `now` at which another segment may be sent. */
  opensAt(now: number): number {
    let moment = now;
    for (;;) {
      this.#acknowledge(moment);
      const inFlight = this.#flying.reduce((sum, { bytes }) => sum + bytes, 0);
      const [oldest] = this.#flying;
      if (!oldest || inFlight + SEGMENT_BYTES <= this.#window) return moment;
      moment = oldest.acknowledgedAt;
    }
  }

  sent(bytes: number, acknowledgedAt: number): void {
    this.#flying.push({ bytes, acknowledgedAt });
  }

  /** Each acknowledged byte lets one more be sent: that is the doubling. */
  #acknowledge(now: number): void {
    const arrived = this.#flying.filter(({ acknowledgedAt }) => acknowledgedAt <= now);
    this.#flying = this.#flying.filter(({ acknowledgedAt }) => acknowledgedAt > now);
    this.#window += arrived.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/** Runs callbacks at their moments, in the order in which they were asked for. */
function inOrder() {
  let last = Promise.resolve();
  return (moment: number, run: () => void) => {
    last = last.then(
      () =>
        new Promise((resolve) => {
          setTimeout(
            () => {
              run();
              resolve();
            },
            Math.max(0, moment - performance.now()),
          );
        }),
    );
  };
}

function carry(browser: Socket, server: Socket, link: Link, pacer: Pacer): void {
  const half = link.roundTripMs / 2;
  const opened = performance.now();
  const up = inOrder();
  const down = inOrder();
  const slowStart = new SlowStart();
  // On loopback the connection stands at once; over the air its handshake takes a round trip.
  browser.on('data', (chunk: Buffer) => {
    up(Math.max(performance.now(), opened + link.roundTripMs) + half, () => {
      server.write(chunk);
    });
  });
  let sendFrom = 0;
  server.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += SEGMENT_BYTES) {
      const segment = chunk.subarray(start, start + SEGMENT_BYTES);
      sendFrom = slowStart.opensAt(Math.max(performance.now(), sendFrom));
      const left = pacer.transmit(segment.length, sendFrom);
      slowStart.sent(segment.length, left + link.roundTripMs);
      down(left + half, () => {
        browser.write(segment);
      });
    }
  });
  browser.on('end', () => {
    up(performance.now() + half, () => server.end());
  });
  server.on('end', () => {
    down(performance.now() + half, () => browser.end());
  });
  for (const [one, other] of [
    [browser, server],
    [server, browser],
  ] as const) {
    one.on('error', () => {
      other.destroy();
    });
  }
}

export interface OpenLink {
  readonly port: number;
  readonly server: Server;
  readonly connections: () => number;
}

/** Listens on a free port and carries every connection to `serverPort` over the link. */
export async function openLink(serverPort: number, link: Link): Promise<OpenLink> {
  const pacer = new Pacer(link);
  let connections = 0;
  const server = createServer({ noDelay: true }, (browser) => {
    connections += 1;
    carry(browser, connect({ port: serverPort, host: '127.0.0.1', noDelay: true }), link, pacer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The link has no port');
  return { port: address.port, server, connections: () => connections };
}
