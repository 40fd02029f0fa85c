import { getPreviousDay, formatLongDate } from '../time/dates.ts';

/** A published version of a legal document. A list of versions begins with the newest. */
interface LegalVersion {
  readonly version: string;
  /** The day in Kenya on which the version takes effect. A draft has no such day. */
  readonly effectiveDate?: string | undefined;
}

/**
 * Finds the version that is in force on a day. Returns `undefined` for a day before any version was in force.
 */
export const findVersionInForce = <Version extends LegalVersion>(
  versions: readonly Version[],
  day: string,
): Version | undefined =>
  versions.find(({ effectiveDate }) => effectiveDate !== undefined && effectiveDate <= day);

/** Finds the first day on which a newer version takes effect, if any has such a day. */
const findReplacementDay = (versions: readonly LegalVersion[], version: LegalVersion): string | undefined =>
  versions
    .slice(0, versions.indexOf(version))
    .flatMap(({ effectiveDate }) => effectiveDate ?? [])
    .toSorted()[0];

/**
 * Describes when a version is in force. The description stays true, so no page has to be rebuilt on a later
 * day.
 */
export function describeDaysInForce(versions: readonly LegalVersion[], version: LegalVersion): string {
  const { effectiveDate } = version;
  if (effectiveDate === undefined) return 'in force from the day on which this website opens';
  const replacementDay = findReplacementDay(versions, version);
  const from = `in force from ${formatLongDate(effectiveDate)}`;
  if (replacementDay === undefined) return from;
  return replacementDay > effectiveDate
    ? `${from} until ${formatLongDate(getPreviousDay(replacementDay))}`
    : 'never in force';
}

/**
 * Lists the version that is in force on a day and all newer versions. Leaves out any version that a newer one
 * replaces before it was ever in force.
 */
export function listVersionsSince<Version extends LegalVersion>(
  versions: readonly Version[],
  day: string,
): readonly Version[] {
  const currentVersion = findVersionInForce(versions, day);
  const candidates = currentVersion ? versions.slice(0, versions.indexOf(currentVersion) + 1) : versions;
  return candidates.filter((version) => describeDaysInForce(versions, version) !== 'never in force');
}
