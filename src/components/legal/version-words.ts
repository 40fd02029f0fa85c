import type { Legal } from '@site/content/schemas/legal.schema';
import { daysInForce, versionsSince } from '@site/rules/legal/versions';
import { dayBefore, kenyaDay, longDate, monthAndYear } from '@site/rules/time/dates';

type Changes = Legal['changes'];
type Change = Changes[number];

/** The newest version, and the one that it replaces. */
export function newestVersions(changes: Changes): Changes {
  const [newest] = changes;
  if (newest?.effectiveDate === undefined) return changes;
  return [...versionsSince(changes, dayBefore(newest.effectiveDate))];
}

/**
 * Says when a document was last changed, and from which day it applies. The sentence stays true after the day
 * of the build.
 */
export const currentVersionsLine = (changes: Changes): string =>
  [
    ...changes.slice(0, 1).map(({ date }) => `Last updated: ${monthAndYear(date)}.`),
    ...newestVersions(changes).map((change) => `Version ${change.version}, ${daysInForce(changes, change)}.`),
  ].join(' ');

/** The line under the title of an earlier version. */
export const formerVersionLine = (changes: Changes, change: Change): string =>
  `Published on ${longDate(change.date)}, ${daysInForce(changes, change)}.`;

/** Follows the name of a version in the history of its document. */
export const historyEntry = (changes: Changes, change: Change): string =>
  `of ${longDate(change.date)}, ${daysInForce(changes, change)}: ${change.summary}`;

/** Names the versions that may be in force when an order is read, which is after the build. */
export const agreedVersions = ({ title, changes }: Pick<Legal, 'title' | 'changes'>, nowMs: number): string =>
  `${title}, ${versionsSince(changes, kenyaDay(nowMs))
    .map((change) => `version ${change.version} (${daysInForce(changes, change)})`)
    .join(' or ')}`;
