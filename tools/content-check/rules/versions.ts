import { isoDate } from '../../../src/domain/time/dates.ts';
import { versionPath } from '../../../src/site/paths.ts';
import { ruleFor } from '../engine/content.ts';

/** Whether a version comes after another: 1.10 after 1.9. */
export function isAfter(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Else that is the mistake, not what follows from a wrong first entry. */
const isSorted = (changes: readonly { readonly version: string }[]) =>
  changes.every(({ version }, index) => index === 0 || isAfter(changes[index - 1]?.version ?? '', version));

/** The version in force is the newest of the list of changes, and applies from its day on. */
export const currentVersion = ruleFor('legal', ({ version, effectiveDate, changes }, at, { today }) => {
  const [newest] = changes;
  if (!newest || !isSorted(changes)) return [];
  const first = `the first entry under changes is version ${newest.version}`;
  // Back to the older one would be no way on for whoever has just raised it.
  const allowed = isAfter(version, newest.version) ? `${first}: add one above it for ${version}` : first;
  const from = `a version applies from the day of its change on, ${isoDate(newest.date)}, or later`;
  const inAYear = new Date(today.getTime() + YEAR_MS);
  return [
    effectiveDate > inAYear &&
      at(
        ['effectiveDate'],
        isoDate(effectiveDate),
        `it is ${isoDate(today)} today, and a version applies within a year`,
      ),
    version !== newest.version && at(['version'], `version ${version}`, allowed),
    effectiveDate < newest.date &&
      newest.date <= today &&
      at(['effectiveDate'], isoDate(effectiveDate), from),
  ];
});

/** The newest change stands first, and nothing has been changed tomorrow. */
export const history = ruleFor('legal', ({ changes, typos = [] }, at, { today }) => [
  ...Object.entries({ changes, typos }).flatMap(([field, entries]) =>
    entries.map(
      ({ date }, index) =>
        date > today && at([field, index, 'date'], isoDate(date), `it is ${isoDate(today)} today`),
    ),
  ),
  ...changes.flatMap(({ version, date }, index) => {
    const newer = changes[index - 1];
    if (!newer) return [];
    const versions = `version ${version} under version ${newer.version}`;
    const dates = `${isoDate(date)} under ${isoDate(newer.date)}`;
    const path = ['changes', index];
    return [
      !isAfter(newer.version, version) &&
        at([...path, 'version'], versions, 'the newest version stands first, and each once'),
      isAfter(newer.version, version) &&
        date > newer.date &&
        at([...path, 'date'], dates, 'the newest change stands first'),
    ];
  }),
]);

export const VERSIONS = 'content/legal-versions/';

const textOf = (slug: string, version: string) =>
  `${VERSIONS}${versionPath(slug, version).slice(1).replace('/', '-')}.md`;

/** Orders keep the terms of their day, so the text of each version stays. */
export const versionTexts = ruleFor('legal', ({ changes }, at, { texts }, { slug }) =>
  changes.map(({ version }, index) => {
    const file = textOf(slug, version);
    const allowed = `its text stays readable: save /${slug}.md of the published site as ${file}`;
    return (
      index > 0 &&
      isSorted(changes) &&
      !texts.some((text) => text.file === file) &&
      at(['changes', index], `no text of version ${version}`, allowed)
    );
  }),
);
