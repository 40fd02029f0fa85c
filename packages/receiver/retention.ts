/**
 * Deletes the old submissions of people who never paid, once a day. `retention` in content/policies.yaml says
 * how old, and reaches the receiver with the catalogue.
 */
import type { Ports } from './ports.ts';

type RetentionPorts = Pick<Ports, 'store' | 'catalogue' | 'now'> & { readonly log: (line: string) => void };

export const submissionCount = (count: number): string =>
  count === 1 ? '1 submission' : `${count} submissions`;

/** Gives the same day that many months ago, or the last day of a shorter month. */
export function monthsBefore(nowMs: number, months: number): string {
  const date = new Date(nowMs);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString();
}

/** Deletes what is due, if a day has passed since the last time. Call it more often than that. */
export async function purgeWhatIsDue({ store, catalogue, now, log }: RetentionPorts): Promise<void> {
  const { retention } = await catalogue();
  if (!retention) return;
  const months = retention.enquiryMonths;
  const deleted = await store.purgeDaily(now(), monthsBefore(now(), months));
  if (deleted !== undefined)
    log(
      `Deleted ${submissionCount(deleted)} that led to no contract, ${months} months after the sender's last`,
    );
}
