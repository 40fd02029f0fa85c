/** The faults that whoever operates the receiver will meet: brought about by `npm run test:receiver`, briefly in the gate. */
import { startCluster } from '../postgres/cluster.ts';
import { mailedThroughKills } from './mail-faults.ts';
import { paidAmongKills } from './payment-faults.ts';
import { failsOver, servedByTwo } from './postgres-faults.ts';
import { backedUp, fills, fillsDisk, killedAtRandom } from './storage-faults.ts';
import { openTrial, type Trial } from './trial.ts';

/** In the gate, or as `npm run test:receiver` does it. */
type Length = 'brief' | 'full';

interface Fault {
  readonly name: string;
  /** How many submissions it takes. What has no brief count is left to the long run. */
  readonly counts: { readonly brief?: number; readonly full: number };
  readonly needsRoot?: true;
  readonly needsPostgres?: true;
  /** Brings it about, fails where an answer is not the expected one, and gives what else was seen. */
  readonly meet: (trial: Trial, count: number, length: Length) => Promise<string>;
  /** The test in a browser that shows what the site then says: its file, and words of it. */
  readonly shown: readonly [file: string, words: string];
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'No file may grow any further, then kill -9, then room',
    counts: { brief: 40, full: 3000 },
    meet: (trial, count, length) => fills(trial, count, { brief: 200, full: 4500 }[length]),
    shown: ['tests/islands/sending-contact.test.tsx', 'one that failed'],
  },
  {
    name: 'A file system of 8 MB is full, then kill -9, then room',
    counts: { full: 3000 },
    needsRoot: true,
    meet: fillsDisk,
    shown: ['tests/islands/sending-contact.test.tsx', 'one that failed'],
  },
  {
    name: 'kill -9 at random moments, among messages and orders',
    counts: { full: 10_000 },
    meet: (trial, count) => killedAtRandom(trial, count, 30),
    shown: ['tests/e2e/delivery-circle.spec.ts', 'an order that is not confirmed'],
  },
  {
    name: 'With PostgreSQL: kill -9 at random moments',
    counts: { full: 10_000 },
    needsPostgres: true,
    meet: (trial, count) => killedAtRandom(trial, count, 30),
    shown: ['tests/e2e/delivery-circle.spec.ts', 'an order that is not confirmed'],
  },
  {
    name: 'With PostgreSQL: it is stopped and started, as by a power cut and in order',
    counts: { full: 1000 },
    needsPostgres: true,
    meet: failsOver,
    shown: ['tests/islands/sending-contact.test.tsx', 'one that failed'],
  },
  {
    name: 'With PostgreSQL: two receivers get each order at once, one of them is killed',
    counts: { full: 1000 },
    needsPostgres: true,
    meet: servedByTwo,
    shown: ['tests/e2e/delivery-circle.spec.ts', 'an order that is not confirmed'],
  },
  {
    name: 'Backups while messages arrive, and the last one restored',
    counts: { full: 100_000 },
    meet: backedUp,
    shown: ['tests/e2e/delivery-circle.spec.ts', 'a message arrives'],
  },
  {
    name: 'Paid through Pesapal’s stub, with kill -9 at random moments',
    counts: { full: 3000 },
    meet: (trial, count) => paidAmongKills(trial, count, 30),
    shown: ['tests/e2e/delivery-circle.spec.ts', 'an order that is not confirmed'],
  },
  {
    name: 'Mail server and receiver killed by turns, each with a mail half told',
    counts: { full: 1000 },
    meet: (trial, count) => mailedThroughKills(trial, count, 20),
    shown: ['tests/e2e/delivery-circle.spec.ts', 'while the receiver is away'],
  },
];

export interface Row {
  readonly sent: string;
  readonly answered: string;
  readonly inFile: string;
  readonly lost: number;
  readonly doubled: number;
  readonly untrue: number;
  readonly seen: string;
}

const numbers = new Intl.NumberFormat('en-GB');

/** Rejects where the fault was not met as it should be. What was lost, doubled or untrue is counted. */
export async function meet(fault: Fault, length: Length): Promise<Row> {
  const count = fault.counts[length];
  if (count === undefined) throw new Error(`${fault.name}: only at full length`);
  const cluster = fault.needsPostgres && (await startCluster());
  const trial = await openTrial(cluster);
  try {
    const seen = await fault.meet(trial, count, length);
    const { exchanges, checked, found } = trial;
    const distinct = new Set(exchanges.map(({ kind, key }) => `${kind} ${key}`)).size;
    const answers = Map.groupBy(exchanges, ({ status }) => String(status ?? 'no answer'));
    const statuses = [...answers].sort(([one], [other]) => one.localeCompare(other));
    return {
      sent: `${numbers.format(distinct)} in ${numbers.format(exchanges.length)} requests`,
      answered: statuses.map(([status, all]) => `${status}: ${numbers.format(all.length)}`).join('; '),
      inFile: numbers.format(checked()),
      lost: found('lost').size,
      doubled: found('doubled').size,
      untrue: found('untrue').size,
      seen,
    };
  } finally {
    await trial.end();
    await cluster?.remove();
  }
}
