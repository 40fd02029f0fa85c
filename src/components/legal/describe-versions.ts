import type { Legal } from '@site/content/schemas/legal.schema';
import { describeDaysInForce, listVersionsSince } from '@site/rules/legal/versions';
import { getPreviousDay, getKenyaDay, formatLongDate, formatMonthAndYear } from '@site/rules/time/dates';

type Changes = Legal['changes'];
type Change = Changes[number];

/**
 * Lists the newest version, and the version that it replaces, because the older one may still be in force. If
 * the newest version is a draft without a day, lists every version.
 */
export function listCurrentVersions(changes: Changes): Changes {
  const [newest] = changes;
  if (newest?.effectiveDate === undefined) return changes;
  return [...listVersionsSince(changes, getPreviousDay(newest.effectiveDate))];
}

/**
 * Describes when a document was last changed, and on which days its newest versions are in force. The
 * description stays true after the day of the build.
 */
export function describeCurrentVersions(changes: Changes) {
  const lastUpdate = changes.slice(0, 1).map(({ date }) => `Last updated: ${formatMonthAndYear(date)}.`);
  const versions = listCurrentVersions(changes).map(
    (change) => `Version ${change.version}, ${describeDaysInForce(changes, change)}.`,
  );
  return [...lastUpdate, ...versions].join(' ');
}

/**
 * Describes an earlier version in the sentence under its title: when it was published, and when it applies.
 */
export const describeEarlierVersion = (changes: Changes, change: Change) =>
  `Published on ${formatLongDate(change.date)}, ${describeDaysInForce(changes, change)}.`;

/** Describes a version after its name, in the history of its document. */
export const describeHistoryEntry = (changes: Changes, change: Change) =>
  `of ${formatLongDate(change.date)}, ${describeDaysInForce(changes, change)}: ${change.summary}`;

/**
 * Describes every version that may be in force when an order is placed, which is some time after the build.
 */
export const describeVersionsToAgreeTo = (
  { title, changes }: Pick<Legal, 'title' | 'changes'>,
  nowMs: number,
) => {
  const versions = listVersionsSince(changes, getKenyaDay(nowMs)).map(
    (change) => `version ${change.version} (${describeDaysInForce(changes, change)})`,
  );
  return `${title}, ${versions.join(' or ')}`;
};
