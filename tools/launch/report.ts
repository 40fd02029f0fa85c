import { counted } from '../content-check/engine/mistake.ts';

/** Something that stands between the site and its launch. */
export interface Finding {
  /** A file, or what else is to be looked after. */
  readonly place: string;
  /** What was found there, and what to do. */
  readonly says: string;
}

/** What is printed: the findings under their places, and whether the site is ready. */
export function launchReport(findings: readonly Finding[]): string {
  const places = Map.groupBy(findings, ({ place }) => place);
  const blocks = Array.from(places, ([place, found]) =>
    [place, ...found.map(({ says }) => `  ${says}`)].join('\n'),
  );
  const left = `Not ready: ${counted(findings.length, 'thing')} in ${counted(places.size, 'place')}.`;
  const advice =
    'Replace what stands there; what is only confirmed has its entry deleted in content/marks.yaml.';
  return [
    ...blocks,
    findings.length === 0
      ? 'Ready: nothing in the content, the settings, the endpoints or the mail domain is left.'
      : places.keys().some((place) => place.includes('/'))
        ? `${left} ${advice}`
        : left,
  ].join('\n\n');
}
