/** Names that are one or two letters away from one of ours. */
import type { Facts } from '../../../src/domain/facts/facts.ts';
import type { Service } from '../../../src/domain/content/service.schema.ts';
import { type CheckedFile, type FactRule, filesOf, passagesOf, perFile, valueOf } from '../engine/content.ts';
import { distance } from '../engine/distance.ts';
import type { Words } from '../engine/mistake.ts';

/** Names of several words, or of one that is no word of the language. */
interface Names {
  readonly brand: readonly string[];
  readonly plans: readonly string[];
  readonly titles: readonly string[];
}

function namesOf(files: readonly CheckedFile[], facts: Facts): Names {
  const services = filesOf(files, 'services').map(({ value }) => (value as Service | undefined)?.title ?? '');
  const jobs = valueOf(files, 'catalogue')?.map(({ name }) => name) ?? [];
  const addOns = valueOf(files, 'addOns')?.map(({ name }) => name) ?? [];
  return {
    brand: [(facts['company.name'] ?? '').split(' ')[0] ?? ''].filter((word) => word.length > 3),
    plans: valueOf(files, 'plans')?.map(({ name }) => name) ?? [],
    titles: [...services, ...jobs, ...addOns].filter((title) => /^\w+(?: \w+)+$/.test(title)),
  };
}

/** In letters. */
const NEAR = 2;

const isNear = (word: string, name: string) => {
  const reach = name.length > 6 ? NEAR : 1;
  // Most words are told apart by their length, without being compared.
  if (Math.abs(word.length - name.length) > reach) return false;
  const far = distance(word.toLowerCase(), name.toLowerCase());
  return far > 0 && far <= reach;
};

/** A plural or a possessive is no slip. */
const stem = (word: string) => word.replace(/(?:['’]s|s)$/i, '');

const is = (name: string): string => `the name is ${name}`;

function misspelt(
  text: string,
  { brand, plans, titles }: Names,
): readonly (readonly [index: number, ...Words])[] {
  const found: (readonly [number, ...Words])[] = [];
  const words = Array.from(text.matchAll(/(?<![\w@./-])[\p{L}\d]+(?:['’]s)?(?![\w@/-]|\.\w)/gu));
  for (const [place, { 0: word, index }] of words.entries()) {
    const name = brand.find(
      (one) =>
        stem(word) !== one && (stem(word).toLowerCase() === one.toLowerCase() || isNear(stem(word), one)),
    );
    if (name !== undefined) found.push([index, `"${word}"`, is(name)]);
    const next = words[place + 1];
    const isPlan =
      next !== undefined && /^plans?$/i.test(next[0]) && text.slice(index + word.length, next.index) === ' ';
    const plan =
      isPlan && !plans.some((one) => one.toLowerCase() === word.toLowerCase())
        ? plans.find((one) => isNear(word, one))
        : undefined;
    if (plan !== undefined) found.push([index, `"${word} ${next?.[0]}"`, is(plan)]);
    if (!/^\p{Lu}/u.test(word)) continue;
    for (const title of titles) {
      const run = words.slice(place, place + title.split(' ').length);
      const written = run.map(([one]) => one).join(' ');
      const isRun = text.slice(index, index + written.length) === written;
      if (
        isRun &&
        stem(written).toLowerCase() !== stem(title).toLowerCase() &&
        isNear(stem(written), stem(title)) &&
        !titles.some((one) => stem(one).toLowerCase() === stem(written).toLowerCase())
      )
        found.push([index, `"${written}"`, is(title)]);
    }
  }
  return found;
}

const searchFor = (ours: Names) =>
  perFile((file) =>
    passagesOf(file).flatMap(({ text, mistake }) =>
      misspelt(text, ours).map(([index, ...words]) => mistake(index, ...words)),
    ),
  );

let latest = { names: '', search: searchFor({ brand: [], plans: [], titles: [] }) };

/** What visitors read; names and addresses of other people are not ours. */
export const names: FactRule = (files, facts) => {
  const ours = namesOf(files, facts);
  const names = JSON.stringify(ours);
  // Our names seldom change between checks, and searching all texts for what is near to them takes longest.
  if (names !== latest.names) latest = { names, search: searchFor(ours) };
  return files
    .filter(({ name }) => !['company', 'marks', 'testimonials', 'partners'].includes(name))
    .flatMap(latest.search);
};
