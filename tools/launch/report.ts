import { counted } from '../content-check/engine/mistake.ts';

/** Something that stands between the site and its launch. */
export interface Finding {
  /** A file, or what else is to be looked after. */
  readonly place: string;
  /** What was found there, and what to do. */
  readonly says: string;
}

export interface Question {
  readonly what: string;
  readonly findings: readonly Finding[];
  /** Why it was not asked. */
  readonly unasked?: string | false;
}

/** Whether the site is ready. */
function summary(findings: readonly Finding[]): string {
  const places = new Set(findings.map(({ place }) => place));
  const left = `Not ready: ${counted(findings.length, 'thing')} in ${counted(places.size, 'place')}.`;
  const advice =
    'Replace what stands there; what is only confirmed has its entry deleted in content/marks.yaml.';
  if (findings.length === 0)
    return 'Ready: nothing in the content, the settings, the endpoints or the mail domain is left.';
  return places.values().some((place) => /^(?:content|public)\//.test(place)) ? `${left} ${advice}` : left;
}

/** What is printed: the findings under their places, the lines about a live site, and whether the site is ready. */
export function launchReport(
  findings: readonly Finding[],
  live?: { readonly lines: string; readonly findings: readonly Finding[] },
): string {
  const places = Map.groupBy(findings, ({ place }) => place);
  const blocks = Array.from(places, ([place, found]) =>
    [place, ...found.map(({ says }) => `  ${says}`)].join('\n'),
  );
  return [...blocks, ...(live ? [live.lines] : []), summary([...findings, ...(live?.findings ?? [])])].join(
    '\n\n',
  );
}
