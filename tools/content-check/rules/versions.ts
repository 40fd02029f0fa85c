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
  changes.flatMap((change, index) => {
    const newer = changes[index - 1];
    if (!newer) return [];
    const version = {
      found: `version ${change.version} under version ${newer.version}`,
      allowed: 'the newest version stands first, and each once',
    };
    const date = {
      found: `${isoDate(change.date)} under ${isoDate(newer.date)}`,
      allowed: 'the newest change stands first',
    };
    return [
      ...(isAfter(newer.version, change.version)
        ? []
        : [mistakeAt(source, ['changes', index, 'version'], version)]),
      ...(change.date > newer.date ? [mistakeAt(source, ['changes', index, 'date'], date)] : []),
    ];
  });

/** Nothing has been changed tomorrow. */
const future = (source: YamlSource, { changes, typos = [] }: Legal, today: Date): readonly Mistake[] =>
  Object.entries({ changes, typos }).flatMap(([field, entries]) =>
    entries.flatMap(({ date }, index) =>
      date > today
        ? [
            mistakeAt(source, [field, index, 'date'], {
              found: isoDate(date),
              allowed: `it is ${isoDate(today)} today`,
            }),
          ]
        : [],
    ),
  );

function current(source: YamlSource, legal: Legal, today: Date): readonly Mistake[] {
  const [newest] = legal.changes;
  if (!newest) return [];
  const first = `the first entry under changes is version ${newest.version}`;
  const version = {
    found: `version ${legal.version}`,
    // Back to the older one would be no way on for whoever has just raised it.
    allowed: isAfter(legal.version, newest.version)
      ? `${first}: add one above it for ${legal.version}`
      : first,
  };
  const effective = {
    found: isoDate(legal.effectiveDate),
    allowed: `a version applies from the day of its change on, ${isoDate(newest.date)}, or later`,
  };
  return [
    ...(legal.version === newest.version ? [] : [mistakeAt(source, ['version'], version)]),
    ...(legal.effectiveDate < newest.date && newest.date <= today
      ? [mistakeAt(source, ['effectiveDate'], effective)]
      : []),
  ];
}

/** The frontmatter of a legal document agrees with itself: one version in force, its date, and the way to it. */
export const versions: Rule = ({ files, today }) =>
  filesOf(files, 'legal').flatMap(({ source, value }) => {
    const legal = value as Legal | undefined;
    if (!legal) return [];
    return [...current(source, legal, today), ...future(source, legal, today), ...order(source, legal)];
  });
