/** A company's own colours, put in one file: all that shows the brand follows, and no test minds. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { channels } from '../../src/domain/colours/contrast.ts';
import { palettes } from '../../src/domain/colours/palette.ts';
import type { Brand } from '../../src/domain/content/brand.schema.ts';
import { content } from '../content/content.ts';
import { editedCopy } from './edited-copy.ts';

const BRAND: Brand = {
  day: {
    ...{ text: '#10203a', page: '#fafcff', panel: '#eaf1f8' },
    ...{ link: '#0b57a4', dark: '#0a2a4d', accent: '#6fdc9c' },
  },
  night: {
    ...{ text: '#e4edf7', page: '#0b1a2b', panel: '#12273d' },
    ...{ link: '#86c2f7', dark: '#061120', accent: '#6fdc9c' },
  },
  tones: {
    day: { error: '#9b1c4a', success: '#0e6a6a' },
    night: { error: '#ff9ec0', success: '#7fd6d6' },
  },
};
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0a2a4d" d="M0 0h32v32H0z"/><path fill="#6fdc9c" d="M8 8h16v16H8z"/></svg>`;

const own = palettes(BRAND);
const ours = new Set([own.day, own.night].flatMap((palette) => Object.values(palette)));
const before = palettes(content.brand);
const others = [...new Set([before.day, before.night].flatMap((palette) => Object.values(palette)))].filter(
  (colour) => !ours.has(colour),
);

const copy = editedCopy();
afterAll(copy.remove);
const read = (file: string) => readFileSync(join(copy.root, file), 'utf8');

beforeAll(() => {
  writeFileSync(
    join(copy.root, 'content/brand.yaml'),
    `# yaml-language-server: $schema=.schemas/brand.json\n${stringify(BRAND)}`,
  );
  writeFileSync(join(copy.root, 'public/icon.svg'), LOGO);
  copy.mustRun('npm run content:check && npm run build && npm run receiver:build');
});

/** The colours of the other brand that a text still has. */
const left = (text: string) => others.filter((colour) => text.toLowerCase().includes(colour));

test('no file of the site has a colour of the other brand', () => {
  const files = readdirSync(join(copy.root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|svg|css|js|webmanifest|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((name) => left(read(`dist/${name}`)).length > 0)).toEqual([]);
});

test('pages, drawings and the manifest have the new ones, by day and by night', () => {
  const page = read('dist/index.html');
  for (const colour of [own.day.page, own.night.page]) expect(page).toContain(`content="${colour}" media=`);
  for (const { text, link, accent } of [own.day, own.night])
    for (const colour of [text, link, accent]) expect(page).toContain(`:${colour}`);
  const [, map = ''] = /url\(([^)]*home-map[^)]*\.svg)\)/.exec(page) ?? [];
  for (const { dark } of [own.day, own.night]) expect(read(`dist${map}`)).toContain(dark);
  expect(read('dist/reach.svg')).toContain(own.day.darkPanel);
  expect(JSON.parse(read('dist/site.webmanifest'))).toMatchObject({ theme_color: own.day.page });
});

test('the image of a shared link is drawn in them', async () => {
  const { data, info } = await sharp(join(copy.root, 'dist/social/index.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** The share of pixels that are nearly of a colour. */
  const share = (colour: string) => {
    const wanted = channels(colour);
    let like = 0;
    for (let at = 0; at < data.length; at += 3)
      if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 9)) like += 1;
    return like / (info.width * info.height);
  };
  expect(share(own.day.dark)).toBeGreaterThan(0.4);
  expect(share(own.day.darkPanel)).toBeGreaterThan(0.1);
  for (const colour of [own.day.onDark, own.day.accent]) expect(share(colour)).toBeGreaterThan(0.001);
  for (const colour of [before.day.dark, before.day.darkPanel, before.day.accent])
    expect(share(colour)).toBe(0);
});

test('the receiver’s pages, mails and invoices have them', () => {
  const program = read('bundles/receiver/receiver.mjs');
  expect(left(program)).toEqual([]);
  for (const { link } of [own.day, own.night]) expect(program).toContain(link);
});

test('no test of ours asks for the other ones', () => {
  copy.mustRun(
    'vitest run --project unit tests/site tests/integrations tests/content-check/project.test.ts receiver/tests/payments receiver/tests/mail',
  );
  copy.mustRun(
    'vitest run --project dist tests/dist/head.test.ts tests/dist/html.test.ts tests/dist/weight.test.ts',
  );
});
