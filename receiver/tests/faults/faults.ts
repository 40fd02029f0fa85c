/** The faults that whoever operates the receiver will meet, for `npm run test:receiver`; the first one, in brief, for the gate. */
import { startCluster } from '../postgres/cluster.ts';
import { drawnBesideHealth, mailedThroughKills } from './mail-faults.ts';
import { paidAmongKills } from './payment-faults.ts';
import { failsOver, servedByTwo } from './postgres-faults.ts';
import { backedUp, fills, killedAtRandom } from './storage-faults.ts';
import { openTrial, type Trial } from './trial.ts';

interface Fault {
  readonly name: string;
  /** How many submissions it takes. */
  readonly count: number;
  readonly needsPostgres?: true;
  /** Brings it about, fails where an answer or the file is not as expected, and gives what else was seen. */
  readonly meet: (trial: Trial, count: number) => Promise<string>;
}

export const BRIEF: Fault = {
  name: 'No file may grow any further, then kill -9, then room',
  count: 40,
  meet: (trial, count) => fills(trial, count, 200),
};

export const FAULTS: readonly Fault[] = [
  { ...BRIEF, count: 3000, meet: (trial, count) => fills(trial, count, 4500) },
  {
    name: 'kill -9 at random moments, among messages and orders',
    count: 10_000,
    meet: (trial, count) => killedAtRandom(trial, count, 30),
  },
  {
    name: 'With PostgreSQL: it is stopped and started, as by a power cut and in order',
    count: 1000,
    needsPostgres: true,
    meet: failsOver,
  },
  {
    name: 'With PostgreSQL: two receivers get each order at once, one of them is killed',
    count: 1000,
    needsPostgres: true,
    meet: servedByTwo,
  },
  { name: 'Backups while messages arrive, and the last one restored', count: 100_000, meet: backedUp },
  {
    name: 'Paid through Pesapal’s stub, with kill -9 at random moments',
    count: 3000,
    meet: (trial, count) => paidAmongKills(trial, count, 30),
  },
  {
    name: 'Mail server and receiver killed by turns, each with a mail half told',
    count: 1000,
    meet: (trial, count) => mailedThroughKills(trial, count, 20),
  },
  {
    name: 'Nine orders at once, whose invoices are drawn while health is asked',
    count: 90,
    meet: drawnBesideHealth,
  },
];

/** Rejects where anything that was accepted is lost or doubled, or the file contradicts an answer. */
export async function meet({ meet, count, needsPostgres }: Fault) {
  const cluster = needsPostgres && (await startCluster());
  const trial = await openTrial(cluster);
  try {
    const seen = await meet(trial, count);
    const { length } = await trial.check();
    const answers = Map.groupBy(trial.exchanges, ({ status }) => String(status ?? 'no answer'));
    const statuses = [...answers].sort(([one], [other]) => one.localeCompare(other));
    return {
      sent: `${length} in ${trial.exchanges.length} requests`,
      answered: statuses.map(([status, all]) => `${status}: ${all.length}`).join('; '),
      seen,
    };
  } finally {
    await trial.end();
    await cluster?.remove();
  }
}
