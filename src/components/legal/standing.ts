import type { Legal } from '@site/content/schemas/legal.schema';
import { daysInForce, versionsSince } from '@site/rules/legal/versions';
import { dayBefore, kenyaDay, longDate, monthAndYear } from '@site/rules/time/dates';

type Changes = Legal['changes'];
type Change = Changes[number];

/** The newest version, and the one that it replaces. */
export function newestVersions(changes: Changes): Changes {
  const [newest] = changes;
  return newest?.effectiveDate === undefined
    ? changes
    : [...versionsSince(changes, dayBefore(newest.effectiveDate))];
}

/** Since when a document is as it is, and from which day it applies. No word of it depends on the day of the build. */
export const standing = (changes: Changes): string =>
  [
    ...changes.slice(0, 1).map(({ date }) => `Last updated: ${monthAndYear(date)}.`),
    ...newestVersions(changes).map((change) => `Version ${change.version}, ${daysInForce(changes, change)}.`),
  ].join(' ');

/** The line under the title of an earlier version. */
export const formerStanding = (changes: Changes, change: Change): string =>
  `Published on ${longDate(change.date)}, ${daysInForce(changes, change)}.`;

/** An entry of the history, after the name of its version. */
export const historyEntry = (changes: Changes, change: Change): string =>
  `of ${longDate(change.date)}, ${daysInForce(changes, change)}: ${change.summary}`;

/** Names what an order agrees to that is read later: the version of its day is one of those that apply since the build. */
export const agreedTo = ({ title, changes }: Pick<Legal, 'title' | 'changes'>, nowMs: number): string =>
  `${title}, ${versionsSince(changes, kenyaDay(nowMs))
    .map((change) => `version ${change.version} (${daysInForce(changes, change)})`)
    .join(' or ')}`;
