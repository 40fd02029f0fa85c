import { isoDate } from '../../../src/domain/time/dates.ts';
import { filesOf, type ValueOf } from '../checked-content.ts';
import { mistakeAt, type Rule } from '../content.ts';
import type { Mistake } from '../mistake.ts';
import type { YamlSource } from '../yaml-source.ts';

/** Whether a version comes after another: 1.10 after 1.9. */
export function isAfter(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

function history(source: YamlSource, changes: ValueOf<'legal'>['changes']): readonly Mistake[] {
  return changes.flatMap((change, index) => {
    const newer = changes[index - 1];
    if (!newer) return [];
    return [
      ...(isAfter(newer.version, change.version)
        ? []
        : [
            mistakeAt(source, ['changes', index, 'version'], {
              found: `version ${change.version} under version ${newer.version}`,
              allowed: 'the newest version stands first, and each once',
            }),
          ]),
      ...(change.date > newer.date
        ? [
            mistakeAt(source, ['changes', index, 'date'], {
              found: `${isoDate(change.date)} under ${isoDate(newer.date)}`,
              allowed: 'the newest change stands first',
            }),
          ]
        : []),
    ];
  });
}

/** The frontmatter of a legal document agrees with itself: one version in force, its date, and the way to it. */
export const versions: Rule = ({ files, today }) =>
  filesOf(files, 'legal').flatMap(({ source, value }) => {
    const legal = value as ValueOf<'legal'> | undefined;
    const [newest] = legal?.changes ?? [];
    if (!legal || !newest) return [];
    const dated = [
      ...legal.changes.map(({ date }, index) => ({ date, path: ['changes', index, 'date'] })),
      ...(legal.typos ?? []).map(({ date }, index) => ({ date, path: ['typos', index, 'date'] })),
    ];
    return [
      ...(legal.version === newest.version
        ? []
        : [
            mistakeAt(source, ['version'], {
              found: `version ${legal.version}`,
              // Back to the older one would be no way on for whoever has just raised it.
              ...(isAfter(legal.version, newest.version)
                ? {
                    allowed: `the first entry under changes is version ${newest.version}: add one above it for ${legal.version}`,
                  }
                : {
                    allowed: `the first entry under changes is version ${newest.version}`,
                    write: `"${newest.version}"`,
                  }),
            }),
          ]),
      ...(legal.effectiveDate < newest.date && newest.date <= today
        ? [
            mistakeAt(source, ['effectiveDate'], {
              found: isoDate(legal.effectiveDate),
              allowed: `a version applies from the day of its change on, ${isoDate(newest.date)}, or later`,
              write: isoDate(newest.date),
            }),
          ]
        : []),
      ...dated
        .filter(({ date }) => date > today)
        .map(({ date, path }) =>
          mistakeAt(source, path, { found: isoDate(date), allowed: `it is ${isoDate(today)} today` }),
        ),
      ...history(source, legal.changes),
    ];
  });
