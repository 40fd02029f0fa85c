import { isoDate } from '../../../src/domain/time/dates.ts';
import { filesOf, type ValueOf } from '../engine/checked-content.ts';
import { mistakeAt, type Rule } from '../engine/content.ts';
import type { Mistake } from '../engine/mistake.ts';
import type { YamlSource } from '../engine/yaml-source.ts';

/** Whether a version comes after another: 1.10 after 1.9. */
export function isAfter(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

type Legal = ValueOf<'legal'>;

const order = (source: YamlSource, { changes }: Legal): readonly Mistake[] =>
  changes.flatMap(({ version, date }, index) => {
    const newer = changes[index - 1];
    if (!newer) return [];
    const versions = `version ${version} under version ${newer.version}`;
    const dates = `${isoDate(date)} under ${isoDate(newer.date)}`;
    const path = ['changes', index];
    return [
      ...(isAfter(newer.version, version)
        ? []
        : [
            mistakeAt(
              source,
              [...path, 'version'],
              versions,
              'the newest version stands first, and each once',
            ),
          ]),
      ...(date > newer.date
        ? [mistakeAt(source, [...path, 'date'], dates, 'the newest change stands first')]
        : []),
    ];
  });

/** Nothing has been changed tomorrow. */
const future = (source: YamlSource, { changes, typos = [] }: Legal, today: Date): readonly Mistake[] =>
  Object.entries({ changes, typos }).flatMap(([field, entries]) =>
    entries.flatMap(({ date }, index) =>
      date > today
        ? [mistakeAt(source, [field, index, 'date'], isoDate(date), `it is ${isoDate(today)} today`)]
        : [],
    ),
  );

function current(source: YamlSource, { version, effectiveDate, changes }: Legal, today: Date) {
  const mistakes: Mistake[] = [];
  const [newest] = changes;
  if (!newest) return mistakes;
  if (version !== newest.version) {
    const first = `the first entry under changes is version ${newest.version}`;
    // Back to the older one would be no way on for whoever has just raised it.
    const allowed = isAfter(version, newest.version) ? `${first}: add one above it for ${version}` : first;
    mistakes.push(mistakeAt(source, ['version'], `version ${version}`, allowed));
  }
  if (effectiveDate < newest.date && newest.date <= today) {
    const allowed = `a version applies from the day of its change on, ${isoDate(newest.date)}, or later`;
    mistakes.push(mistakeAt(source, ['effectiveDate'], isoDate(effectiveDate), allowed));
  }
  return mistakes;
}

/** The frontmatter of a legal document agrees with itself: one version in force, its date, and the way to it. */
export const versions: Rule = ({ files, today }) =>
  filesOf(files, 'legal').flatMap(({ source, value }) => {
    const legal = value as Legal | undefined;
    if (!legal) return [];
    return [...current(source, legal, today), ...future(source, legal, today), ...order(source, legal)];
  });
