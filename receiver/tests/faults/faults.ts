/** The faults that whoever operates the receiver will meet, for `npm run test:receiver`; two of them, in brief, for the gate. */
import { startCluster } from '../postgres/cluster.ts';
import { goesWrong, growsOld } from './age-faults.ts';
import { drawnBesideHealth, drawsOldText } from './drawing-faults.ts';
import { mailedThroughKills, refusesOne, staysSilent } from './mail-faults.ts';
import { cancelledOnceApproved, namesOtherSums, paidAmongKills } from './payment-faults.ts';
import { failsOver, servedByTwo } from './postgres-faults.ts';
import { flooded, sentAgain, unpriced } from './request-faults.ts';
import { backedUp, fills, killedAtRandom, losesItsFile } from './storage-faults.ts';
import { openTrial, type Trial } from './trial.ts';
import { restoredByEither } from './user-faults.ts';

interface Fault {
  /** As the table of receiver/docs/operations.md has it. */
  readonly name: string;
  /** How many submissions it takes. */
  readonly count: number;
  readonly needsPostgres?: true;
  /** Brings it about, fails where an answer or the file is not as expected, and gives what else was seen. */
  readonly meet: (trial: Trial, count: number) => Promise<string>;
}

const full: Fault = {
  name: 'The disk is full, and the process is killed',
  count: 40,
  meet: (trial, count) => fills(trial, count, 200),
};
const old: Fault = { name: 'What is stored grows old', count: 6, meet: growsOld };

export const BRIEF = [full, old];

export const FAULTS: readonly Fault[] = [
  { ...full, count: 3000, meet: (trial, count) => fills(trial, count, 4500) },
  {
    name: 'The process is killed at any moment',
    count: 10_000,
    meet: (trial, count) => killedAtRandom(trial, count, 30),
  },
  { name: 'The file is removed or replaced', count: 300, meet: losesItsFile },
  { name: 'PostgreSQL is stopped', count: 1000, needsPostgres: true, meet: failsOver },
  { name: 'One of two receivers is killed', count: 1000, needsPostgres: true, meet: servedByTwo },
  { name: 'A backup while messages arrive', count: 100_000, meet: backedUp },
  { name: 'A restore by another user', count: 100, meet: restoredByEither },
  { name: 'A key comes again, with the same words or others', count: 500, meet: sentAgain },
  { name: 'The catalogue cannot be read', count: 500, meet: unpriced },
  { name: 'The clock is set back or forward', count: 100, meet: goesWrong },
  { ...old, count: 300 },
  {
    name: 'The payment provider fails',
    count: 3000,
    meet: (trial, count) => paidAmongKills(trial, count, 30),
  },
  { name: 'Pesapal’s Cancel, after approving on the phone', count: 300, meet: cancelledOnceApproved },
  { name: 'The provider names ever other sums', count: 20, meet: namesOtherSums },
  {
    name: 'The mail server is away',
    count: 1000,
    meet: (trial, count) => mailedThroughKills(trial, count, 20),
  },
  { name: 'The mail server refuses one mail for good', count: 100, meet: refusesOne },
  { name: 'The mail server is silent at a stop', count: 50, meet: staysSilent },
  { name: 'A flood of orders under strangers’ addresses', count: 200, meet: flooded },
  { name: 'Nine invoices are drawn at once', count: 90, meet: drawnBesideHealth },
  { name: 'Invoices of hostile text from before', count: 44, meet: drawsOldText },
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
