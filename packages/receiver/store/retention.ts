/**
 * Deletes, once a day, the old submissions of people who never paid. `privacy` in content/policies.yaml sets
 * their age. The receiver reads that age as `retention` in the catalogue.
 */
import { pluralise } from '@site/rules/text/plural';
import type { Ports } from '../ports.ts';

type RetentionPorts = Pick<Ports, 'store' | 'readCatalogue' | 'now'> & {
  readonly log: (line: string) => void;
};

/** Returns the same day some months ago, or the last day of that month if it has no such day. */
export function subtractMonths(nowMs: number, months: number): string {
  const date = new Date(nowMs);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString();
}

/**
 * Deletes old submissions at most once a day, however often this function is called. After two days or more
 * without a purge, the first call deletes nothing: see purgeDaily().
 */
export async function purgeOldSubmissions({ store, readCatalogue, now, log }: RetentionPorts) {
  const { retention } = await readCatalogue();
  const months = retention.enquiryMonths;
  const deletedCount = await store.purgeDaily(now(), subtractMonths(now(), months));
  if (deletedCount !== undefined)
    log(
      `Deleted ${pluralise(deletedCount, 'submission')} that led to no contract, ${months} months after the sender's last`,
    );
}
