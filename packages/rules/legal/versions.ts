import { dayBefore, longDate } from '../time/dates.ts';

/** A published version of a legal document. A list of them begins with the newest. */
export interface LegalVersion {
  readonly version: string;
  /** The day in Kenya from which it applies. A draft has none. */
  readonly effectiveDate?: string | undefined;
}

/** The version that applies on a day. There is none before the first version's day. */
export const versionInForce = <Version extends LegalVersion>(
  versions: readonly Version[],
  day: string,
): Version | undefined =>
  versions.find(({ effectiveDate }) => effectiveDate !== undefined && effectiveDate <= day);

/** The first day on which any newer version applies. */
const replacedOn = (versions: readonly LegalVersion[], version: LegalVersion): string | undefined =>
  versions
    .slice(0, versions.indexOf(version))
    .flatMap(({ effectiveDate }) => effectiveDate ?? [])
    .toSorted()[0];

/** Says when a version applies, in words that stay true, so that no page has to be rebuilt on a later day. */
export function daysInForce(versions: readonly LegalVersion[], version: LegalVersion): string {
  const { effectiveDate } = version;
  if (effectiveDate === undefined) return 'in force from the day on which this website opens';
  const replaced = replacedOn(versions, version);
  const from = `in force from ${longDate(effectiveDate)}`;
  if (replaced === undefined) return from;
  return replaced > effectiveDate ? `${from} until ${longDate(dayBefore(replaced))}` : 'never in force';
}

/** The version that applies on a day and all later ones, except those that a newer one withdraws. */
export function versionsSince<Version extends LegalVersion>(
  versions: readonly Version[],
  day: string,
): readonly Version[] {
  const current = versionInForce(versions, day);
  const since = current ? versions.slice(0, versions.indexOf(current) + 1) : versions;
  return since.filter((version) => daysInForce(versions, version) !== 'never in force');
}
