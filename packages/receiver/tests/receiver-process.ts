/** Runs the receiver as a separate process, which a test can kill. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { DatabaseSettings } from '../store/open.ts';
import { findFreePort } from '../../../tests/support/free-port.ts';
import { createRequest, type RequestOptions, SITE } from './receiver.ts';
import { catalogue } from './samples.ts';
import { listStoredPaymentRecords, listStoredSubmissions, createTemporaryFolder } from './temporary-store.ts';

interface ReceiverOptions {
  /** The receiver's origin, if the site was built with one. */
  readonly origin?: string;
  readonly siteOrigin?: string;
  /** The URL of the published catalogue. */
  readonly catalogueUrl?: string;
  /** The URL of a PostgreSQL, to use instead of a file. */
  readonly databaseUrl?: string | undefined;
  /** The program to run, such as the bundled one. */
  readonly program?: string;
}

export interface StartOptions {
  /** The maximum size of the files that the process writes. */
  readonly fileKilobytes?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** A listening socket, which is handed over as systemd does. */
  readonly socket?: Server;
}

export type RunningProcess = Awaited<ReturnType<Awaited<ReturnType<typeof prepareReceiver>>['start']>>;

/** Prepares a database, a catalogue and a URL for the process. */
export async function prepareReceiver(options: ReceiverOptions = {}) {
  const { siteOrigin = SITE, program = join(import.meta.dirname, '../main.ts') } = options;
  const folder = createTemporaryFolder();
  // A restarted receiver needs the same port.
  const origin = options.origin ?? `http://127.0.0.1:${await findFreePort()}`;
  const { port } = new URL(origin);
  const catalogueFile = join(folder, 'catalogue.json');
  writeFileSync(catalogueFile, JSON.stringify(catalogue));
  const databaseSettings: DatabaseSettings = {
    DATABASE: join(folder, 'receiver.db'),
    DATABASE_URL: options.databaseUrl,
  };
  const environment = {
    ...process.env,
    ...databaseSettings,
    PORT: port,
    SITE_ORIGIN: siteOrigin,
    RECEIVER_ORIGIN: origin,
    CATALOGUE: options.catalogueUrl ?? catalogueFile,
    PAYMENT: 'demo',
    RATE_LIMIT: '1000000',
  };

  /** Starts the receiver and waits until it listens. */
  async function start({ fileKilobytes, settings, socket }: StartOptions = {}) {
    const limit = fileKilobytes === undefined ? '' : `ulimit -f ${fileKilobytes}; `;
    // Node has no public API for the file descriptor of a server.
    const handle = (socket as { _handle?: { fd: number } } | undefined)?._handle;
    const child = spawn('bash', ['-c', `${limit}exec "$0" "$1"`, process.execPath, program], {
      env: { ...environment, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', handle?.fd ?? 'ignore'],
    });
    const [, stdout, stderr] = child.stdio as unknown as readonly [null, Readable, Readable];
    const errors: string[] = [];
    createInterface(stderr).on('line', (line) => errors.push(line));
    const whenExited = once(child, 'exit');
    const whenReady = once(createInterface(stdout), 'line');
    const firstLine = await Promise.race([whenReady, whenExited.then(() => undefined)]);
    if (!firstLine) throw new Error(`The receiver did not start: ${errors.join('\n')}`);
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal);
      const [code] = (await whenExited) as [number | null];
      return code;
    };
    return { errors, end, kill: () => end('SIGKILL') };
  }

  return {
    origin,
    port: Number(port),
    folder,
    databaseSettings,
    start,
    post: (path: string, body: unknown, options?: RequestOptions) =>
      fetch(origin + path, createRequest(body, options)),
    listStoredSubmissions: () => listStoredSubmissions(databaseSettings),
    isPaid: async (reference: string) => {
      const payments = await listStoredPaymentRecords(databaseSettings);
      return payments.some((payment) => payment.reference === reference && payment.outcome === 'paid');
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
