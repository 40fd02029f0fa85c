/** The project under another company, in another town: all that follows from who and where it is follows by itself. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { fillFacts } from '../../src/domain/facts/facts.ts';
import { checkFiles, factsOf } from '../../tools/content-check/engine/content.ts';
import { readContent } from '../../tools/content-check/engine/read-content.ts';
import { placeFindings } from '../../tools/launch/places.ts';
import { content } from '../content/content.ts';
import type { Edit } from '../editor/edits.ts';
import { testData } from '../test-data.ts';
import { editedCopy } from './edited-copy.ts';

const { site, files, edits, logo } = testData<{
  readonly site: string;
  readonly files: Readonly<Record<string, unknown>>;
  readonly edits: readonly Edit[];
  readonly logo: string;
}>(import.meta.url);

const { root, edit, run, mustRun, remove } = editedCopy();
afterAll(remove);
const dist = join(root, 'dist');

beforeAll(() => {
  edit(edits);
  for (const [file, value] of Object.entries(files))
    writeFileSync(join(root, 'content', file), stringify(value));
  writeFileSync(join(root, 'public/icon.svg'), logo);
  // Its rows are of our town.
  writeFileSync(join(root, 'docs/search.md'), '# What people search for, and what answers them\n');
});

test('the content is in order, and the site is built', () => {
  expect(mustRun('npm run content:check')).toContain('The content is in order');
  mustRun('npm run build', { PUBLIC_SITE_URL: site });
});

const { company, testimonials, about } = content;

/** Who and where the company of the sample is. */
const OURS = [
  ...[company.name.split(' ')[0], company.address.town, company.address.county.replace(' County', '')],
  ...[company.email.split('@')[1], company.phone, company.phone.replaceAll(' ', ''), company.whatsapp],
  ...[company.address.street, company.registrationNumber, company.taxPin, company.postalAddress],
  ...[...testimonials.map(({ name }) => name), about.people.at(-1)?.name],
].filter((word) => word !== undefined);

const CHARACTERS: Readonly<Record<string, string>> = {
  '\u00A0': ' ',
  '&#38;': '&',
  '&amp;': '&',
  '&#39;': "'",
};

/** What is published, by file, as a reader has it. */
const published = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    // An earlier version of a document stays as it was published.
    .filter(
      (file) =>
        /\.(?:html|md|txt|xml|json|svg|js|css|webmanifest)$|_headers/.test(file) &&
        !file.includes('version-1-0'),
    )
    .map((file) => ({
      file,
      text: readFileSync(join(dist, file), 'utf8').replaceAll(
        /\u00A0|&#38;|&amp;|&#39;/g,
        (sign) => CHARACTERS[sign] ?? sign,
      ),
    }));

test('nothing of ours is published but the sentences that the launch check lists', () => {
  const checked = checkFiles(readContent(root));
  const facts = factsOf(checked) ?? {};
  const listed = placeFindings(checked).map(({ sentence }) => fillFacts(sentence, facts));
  expect(listed.length).toBeGreaterThan(5);
  const left = published().flatMap(({ file, text }) => {
    const without = listed.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
    return OURS.filter((word) => without.toLowerCase().includes(word.toLowerCase())).map(
      (word) => `${word} in ${file}`,
    );
  });
  expect(left).toEqual([]);
});

test('the launch check says so, and names no placeholder of the company any more', () => {
  const { output } = run('npm run launch:check');
  for (const { says } of placeFindings(checkFiles(readContent(root)))) expect(output).toContain(says);
  expect(output).not.toMatch(/^content\/company\.yaml/m);
});

test('the search texts, the maps and the data for search engines are of the new town', () => {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  for (const [file, words] of [
    ['index.html', 'IT support, networks and security in Eldoret, Kenya'],
    ['about.html', 'An IT company in Uasin Gishu, Kenya, since 2014'],
    ['contact.html', 'IT support in Eldoret, Kenya'],
    ['where-we-work.html', 'In Uasin Gishu County'],
    ['index.html', '"latitude":0.5204'],
    ['reach.svg', '>Eldoret</text>'],
  ] as const)
    expect(read(file).includes(words), `${words} in ${file}`).toBe(true);
  expect(read('contact.html').includes('src="/reach.svg"')).toBe(true);
  expect(read('reach.svg').match(/>Eldoret/g)).toHaveLength(1);
});

test('what is built is sound', () => {
  mustRun('npm run test:dist', { PUBLIC_SITE_URL: site });
});

test('no test of rules, stores or tools turns red', () => {
  mustRun('npm run test:unit');
});
