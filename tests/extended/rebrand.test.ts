/** The project under another company, in another town, with its own colours and logo: all that follows from them follows by itself. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { channels } from '@site/content/colours/contrast';
import { palettes } from '@site/content/colours/palette';
import { brandSchema } from '@site/content/schemas/brand.schema';
import { content } from '../../packages/content/tests/files/content.ts';
import type { Edit } from './edits.ts';
import { testData } from '../support/test-data.ts';
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
});

test('the content is in order, and the site is built', () => {
  expect(mustRun('npm run content:check')).toContain('The content is in order');
  mustRun('npm run build', { PUBLIC_SITE_URL: site });
});

const { company, testimonials, about } = content;

/** Who the company of the sample is. Texts that name its town are the owner's to rewrite. */
const OURS = [
  company.name.split(' ')[0],
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
    // An earlier version of a document stays as it was published, and drawings that no page shows lie beside the others.
    .filter(
      (file) =>
        /\.(?:html|md|txt|xml|json|svg|js|css|webmanifest)$|_headers/.test(file) &&
        !/version-1-0|_astro\/(?:home-map|profile)/.test(file),
    )
    .map((file) => ({
      file,
      text: readFileSync(join(dist, file), 'utf8').replaceAll(
        /\u00A0|&#38;|&amp;|&#39;|Mount Mtelo/g,
        (sign) => CHARACTERS[sign] ?? '',
      ),
    }));

test('nothing of ours is published', () => {
  const left = published().flatMap(({ file, text }) =>
    OURS.filter((word) => text.toLowerCase().includes(word.toLowerCase())).map(
      (word) => `${word} in ${file}`,
    ),
  );
  expect(left).toEqual([]);
});

const own = palettes(brandSchema.parse(files['brand.yaml']));
const before = palettes(content.brand);
const coloursOf = ({ day, night }: typeof own) => new Set([day, night].flatMap(Object.values<string>));
const others = coloursOf(before).difference(coloursOf(own));
/** The colours of the other brand that a text still has. */
const left = (text: string) => [...others].filter((colour) => text.toLowerCase().includes(colour));

test('no file of the site has a colour of ours, nor have the receiver’s pages, mails and invoices', () => {
  expect(published().filter(({ text }) => left(text).length > 0)).toEqual([]);
  mustRun('npm run build -w packages/receiver');
  const program = readFileSync(join(root, 'bundles/receiver/receiver.mjs'), 'utf8');
  expect(left(program)).toEqual([]);
  for (const { link } of [own.day, own.night]) expect(program).toContain(link);
});

/** The share of a picture's pixels that are nearly of a colour. */
async function share(picture: Buffer, colour: string) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = channels(colour);
  let like = 0;
  for (let at = 0; at < data.length; at += 3)
    if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 40)) like += 1;
  return like / (info.width * info.height);
}

test('the image of a shared link is drawn in the new colours', async () => {
  const image = readFileSync(join(dist, 'social/index.png'));
  expect(await share(image, own.day.dark)).toBeGreaterThan(0.4);
  for (const colour of [own.day.onDark, own.day.accent])
    expect(await share(image, colour)).toBeGreaterThan(0.001);
});

test('the logo is in the header and on paper, without its comments, and its id meets no other', () => {
  const page = readFileSync(join(dist, 'custom-quote.html'), 'utf8');
  const shape = 'd="M4 4h24v24H4z"';
  expect(page).toMatch(
    new RegExp(`<header.*?<a [^>]*aria-label="[^"]*home"[^>]*><svg [^>]*>.*?${shape}`, 's'),
  );
  expect(/print-only.*$/s.exec(page)?.[0]).toContain(shape);
  expect(page).not.toMatch(/Drawn by hand|<\?xml/);
  expect(readFileSync(join(dist, 'icon.svg'), 'utf8')).toBe(logo);
});

test.each([
  ['favicon.ico', 22, 0.5],
  ['apple-touch-icon.png', 0, 0.3],
  ['icon-192.png', 0, 0.3],
  ['icon-512.png', 0, 0.3],
  // 56 pixels wide, of which the shape takes 24 of 32.
  ['social/index.png', 0, (0.6 * 56 ** 2 * (24 / 32) ** 2) / (1200 * 630)],
])('%s is drawn from the logo', async (name, start, least) => {
  expect(await share(readFileSync(join(dist, name)).subarray(start), '#00ff88')).toBeGreaterThan(least);
});

test('the launch check names no placeholder of the company any more', () => {
  expect(run('npm run launch:check').output).not.toMatch(/^content\/company\.yaml/m);
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
  mustRun('vitest run --project dist', { PUBLIC_SITE_URL: site });
});

test('no test of rules, stores or tools turns red', () => {
  mustRun('vitest run --project "unit*"');
});
