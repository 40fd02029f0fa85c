/** Runs the receiver as a process, which can be killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { DatabaseSettings } from '../store/open.ts';
import { findFreePort } from '../../../tests/support/free-port.ts';
import { createRequest, type Sending, SITE } from './receiver.ts';
import { catalogue } from './samples.ts';
import { readPayments, readSubmissions, temporaryFolder } from './temporary-store.ts';

interface ReceiverOptions {
  /** The receiver's origin, if the site was built for a certain one. */
  readonly origin?: string;
  readonly site?: string;
  /** The address of the published catalogue. */
  readonly published?: string;
  /** The address of a PostgreSQL, to use instead of a file. */
  readonly databaseUrl?: string | undefined;
  /** The program to run, such as the bundled one. */
  readonly program?: string;
}

export interface Start {
  /** No file may grow larger than this. */
  readonly fileKilobytes?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** A listening socket, which the process gets as systemd hands it over. */
  readonly socket?: Server;
}

export type RunningProcess = Awaited<ReturnType<Awaited<ReturnType<typeof prepareReceiver>>['start']>>;

/** Prepares a database, a catalogue and an address for the process. */
export async function prepareReceiver({
  origin: given,
  site = SITE,
  published,
  databaseUrl,
  program = join(import.meta.dirname, '../main.ts'),
}: ReceiverOptions = {}) {
  const folder = temporaryFolder();
  // A receiver that was killed comes back on the same port.
  const origin = given ?? `http://127.0.0.1:${await findFreePort()}`;
  const { port } = new URL(origin);
  const prices = join(folder, 'catalogue.json');
  writeFileSync(prices, JSON.stringify(catalogue));
  const stored: DatabaseSettings = { DATABASE: join(folder, 'receiver.db'), DATABASE_URL: databaseUrl };
  const environment = {
    ...process.env,
    ...stored,
    PORT: port,
    SITE_ORIGIN: site,
    RECEIVER_ORIGIN: origin,
    CATALOGUE: published ?? prices,
    PAYMENT: 'demo',
    RATE_LIMIT: '1000000',
  };

  /** Starts it and waits until it listens. */
  async function start({ fileKilobytes, settings, socket }: Start = {}) {
    const limit = fileKilobytes === undefined ? '' : `ulimit -f ${fileKilobytes}; `;
    // Node has no public way to a server's descriptor.
    const handle = (socket as { _handle?: { fd: number } } | undefined)?._handle;
    const child = spawn('bash', ['-c', `${limit}exec "$0" "$1"`, process.execPath, program], {
      env: { ...environment, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', handle?.fd ?? 'ignore'],
    });
    const [, stdout, stderr] = child.stdio as unknown as readonly [null, Readable, Readable];
    const errors: string[] = [];
    createInterface(stderr).on('line', (line) => errors.push(line));
    const exited = once(child, 'exit');
    const ready = once(createInterface(stdout), 'line');
    const first = await Promise.race([ready, exited.then(() => undefined)]);
    if (!first) throw new Error(`The receiver did not start: ${errors.join('\n')}`);
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    };
    return { errors, end, kill: () => end('SIGKILL') };
  }

  return {
    origin,
    port: Number(port),
    folder,
    place: stored,
    start,
    post: (path: string, body: unknown, sending?: Sending) =>
      fetch(origin + path, createRequest(body, sending)),
    kept: () => readSubmissions(stored),
    isPaid: async (reference: string) => {
      const payments = await readPayments(stored);
      return payments.some((one) => one.reference === reference && one.outcome === 'paid');
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
