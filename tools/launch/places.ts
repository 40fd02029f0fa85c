import { type CheckedFile, valueOf } from '../content-check/engine/content.ts';
import { every, lineAt } from '../content-check/engine/mistake.ts';
import { type Path, textsIn } from '../content-check/engine/values.ts';
import { PLACES } from './kenya.ts';
import type { Finding } from './report.ts';

interface Sentence {
  readonly line: number;
  readonly text: string;
}

/** After two letters, which an abbreviation such as P.O. has not. */
const END = /(?<=[^\s.]{2}[.!?])\s+|\n{2,}/;

function* sentencesIn(text: string, lineOf: (index: number) => number): Iterable<Sentence> {
  let from = 0;
  for (const part of text.split(END)) {
    const index = text.indexOf(part, from);
    from = index + part.length;
    yield { line: lineOf(index), text: part.trim().replaceAll(/\s+/g, ' ') };
  }
}

/** Other people's names, and the list of this check. */
const NOT_OURS = new Set(['marks', 'testimonials', 'partners']);

/** Of the company's file, what has a place in it besides the office's address. */
const OF_COMPANY = new Set<unknown>(['postalAddress', 'areaServed', 'payTo']);

function isText({ name }: CheckedFile, path: Path): boolean {
  if (name === 'company') return OF_COMPANY.has(path[0]);
  // Towns with their coordinates are elsewhere by intention.
  return !(name === 'wherePage' && path[1] === 'towns');
}

const sentencesOf = (file: CheckedFile): readonly Sentence[] => {
  const { source, body } = file;
  const prose = body?.prose ?? '';
  return [
    ...textsIn(source.data)
      .filter(({ path }) => isText(file, path))
      .flatMap(({ path, value }) => [...sentencesIn(value, () => source.lineOf(path))]),
    ...sentencesIn(prose, (index) => lineAt(prose, index)),
  ];
};

/** A whole name, with either apostrophe. */
const pattern = (place: string) =>
  new RegExp(`(?<![\\p{L}-])${RegExp.escape(place).replaceAll('’', "['’]")}(?![\\p{L}]|-\\p{L})`, 'u');

/** Sentences that name another town or county than the office's, and that the owner has not confirmed for this office. */
export function placeFindings(
  files: readonly CheckedFile[],
): readonly (Finding & { readonly sentence: string })[] {
  const company = valueOf(files, 'company');
  if (!company) return [];
  const { town, county } = company.address;
  const confirmed = valueOf(files, 'marks')?.places;
  const { county: near, distances } = valueOf(files, 'wherePage') ?? {};
  const listed = [...(near?.towns ?? []), ...(distances?.towns ?? [])].map(({ name }) => name);
  const expected = new Set([
    ...[town, county, county.replace(/ County$/, '')],
    ...(confirmed?.office === town ? confirmed.named : []),
  ]);
  const others = [...new Set([...PLACES, ...listed])]
    .filter((place) => !expected.has(place))
    .map((place) => ({ place, names: pattern(place) }));
  return files
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((file) =>
      sentencesOf(file).flatMap(({ line, text }) => {
        const named = others.filter(({ names }) => names.test(text)).map(({ place }) => place);
        const says = `line ${line}, “${text}” names ${every(named)}, and the office is in ${town}: rewrite it, or confirm the name under places in content/marks.yaml`;
        return named.length === 0 ? [] : [{ place: file.source.file, says, sentence: text }];
      }),
    );
}
